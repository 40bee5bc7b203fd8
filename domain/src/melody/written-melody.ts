import type { LanguageProfile } from '../orthography/language-profile.ts'
import { withoutTone } from '../orthography/tone-marks.ts'
import { writtenTonesOf } from './melody-of.ts'
import type { SyllableTone } from './syllable-tones.ts'

/** A word whose tones are all written. */
export interface TonedText {
  readonly text: string
  readonly tones: readonly SyllableTone[]
}

/** The tones of a word, and the words of its course that differ from it in their tones alone. */
export interface WrittenMelody {
  readonly tones: readonly SyllableTone[]
  readonly twins: readonly TonedText[]
}

/** Undefined where the word's tones are not written whole; a twin's are, or it is none. */
export function findWrittenMelody(
  text: string,
  words: readonly { readonly text: string }[],
  language: LanguageProfile | undefined,
): WrittenMelody | undefined {
  const tones = writtenTonesOf(text, language)
  if (tones === 'unknown') return undefined
  const bare = bareOf(text)
  const twins = words.flatMap((word): TonedText[] => {
    if (word.text === text || bareOf(word.text) !== bare) return []
    const own = writtenTonesOf(word.text, language)
    return own === 'unknown' ? [] : [{ text: word.text, tones: own }]
  })
  return { tones, twins }
}

const bareOf = (text: string) => withoutTone(text).toLowerCase()
