import { splitClusters } from '../orthography/clusters.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import { bearsTone } from '../orthography/tone-bearers.ts'
import { markOfTone, withoutTone } from '../orthography/tone-marks.ts'
import type { Tone } from '../orthography/tone-marks.ts'
import { firstForm } from './written-word.ts'
import type { WrittenWord } from './written-word.ts'

/** A letter of a word whose tone marks are taken off. */
export interface BareLetter {
  readonly letter: string
  /** It may carry a mark: a vowel, or a nasal that carries one in this word. */
  readonly bearsTone: boolean
}

/** A word without its tone marks, letter by letter; spaces and hyphens are letters here. */
export function layOutTones(
  { accepted }: Pick<WrittenWord, 'accepted'>,
  { letterMarks }: Pick<LanguageProfile, 'letterMarks'>,
): readonly BareLetter[] {
  return splitClusters(firstForm(accepted)).map((cluster) => ({
    letter: withoutTone(cluster, letterMarks),
    bearsTone: bearsTone(cluster),
  }))
}

/** The word with a tone on some of its letters, by their place. */
export function putTones(letters: readonly BareLetter[], tones: ReadonlyMap<number, Tone>): string {
  return letters
    .map(({ letter }, at) => {
      const tone = tones.get(at)
      return tone === undefined ? letter : (letter + markOfTone(tone)).normalize('NFC')
    })
    .join('')
}
