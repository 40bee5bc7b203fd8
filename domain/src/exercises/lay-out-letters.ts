import { gradeAnswer } from '../answers/grade-answer.ts'
import { splitClusters } from '../orthography/clusters.ts'
import { listAlphabet } from '../orthography/language-profile.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import type { Strictness } from '../answers/verdicts.ts'
import { bearsTone } from '../orthography/tone-bearers.ts'
import { isToneMark, withoutTone } from '../orthography/tone-marks.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import { firstForm, listLetters } from './written-word.ts'
import type { WrittenWord } from './written-word.ts'

const wrongLetters = 3
const wrongTiles = 2

interface LetterSource {
  readonly language: LanguageProfile
  readonly strictness: Strictness
}

/** A word but for one letter. */
export interface MissingLetter {
  /** The word before and behind the gap. */
  readonly before: string
  readonly after: string
  readonly right: string
  /** Up to four letters with the same marks, one of them right. */
  readonly options: readonly string[]
}

/**
 * Leaves out a letter: a special one or a vowel where there is one, not the first. The wrong ones
 * are of the language's alphabet, and none that this learner's own marking would let pass.
 */
export function layOutMissingLetter(
  { accepted, draw }: Pick<WrittenWord, 'accepted' | 'draw'>,
  { language, strictness }: LetterSource,
): MissingLetter {
  const random = seededRandom(`${draw}/letter`)
  const clusters = splitClusters(firstForm(accepted))
  const isLetter = new Set(listLetters(clusters.join('')))
  const places = clusters.flatMap((cluster, at) => (at > 0 && isLetter.has(cluster) ? [at] : []))
  const isDistinctive = (at: number) => {
    const bare = withoutTone(clusters[at] ?? '').toLowerCase()
    return bearsTone(bare) || !/^[a-z]$/.test(bare)
  }
  const at =
    shuffled(places, random).sort(
      (a, b) => Number(isDistinctive(b)) - Number(isDistinctive(a)),
    )[0] ?? 0
  const right = clusters[at] ?? ''
  const before = clusters.slice(0, at).join('')
  const after = clusters.slice(at + 1).join('')
  const isWrong = (letter: string) =>
    gradeAnswer({
      answer: before + letter + after,
      accepted,
      language: language.code,
      kind: 'word',
      strictness,
    }).outcome !== 'correct'
  const wrong = shuffled(listLettersLike(right, language), random).filter(isWrong)
  return {
    before,
    after,
    right,
    options: shuffled([right, ...wrong.slice(0, wrongLetters)], random),
  }
}

/** Other letters that could stand in a letter's place: vowels for a vowel, with its tone mark. */
function listLettersLike(letter: string, language: LanguageProfile): string[] {
  const { letterMarks = '' } = language
  const bare = withoutTone(letter, letterMarks)
  const mark = Array.from(letter.normalize('NFD'))
    .filter((sign) => isToneMark(sign) && !letterMarks.includes(sign))
    .join('')
  const isVowel = bearsTone(bare)
  return listAlphabet(language)
    .filter((each) => splitClusters(each).length === 1 && each !== bare.toLowerCase())
    .filter((each) => bearsTone(each) === isVowel && !/^['’ʼꞌ]$/.test(each))
    .map((each) => (each + mark).normalize('NFC'))
}

/**
 * The letters of a word as tiles, mixed, with two more that the language writes. Double letters are
 * two tiles.
 */
export function layOutTiles(
  { accepted, draw }: Pick<WrittenWord, 'accepted' | 'draw'>,
  { language }: Pick<LetterSource, 'language'>,
): readonly string[] {
  const random = seededRandom(`${draw}/tiles`)
  const own = listLetters(firstForm(accepted))
  const others = own.flatMap((letter) => listLettersLike(letter, language))
  const more = [...new Set(shuffled(others, random))].filter((letter) => !own.includes(letter))
  const tiles = shuffled([...own, ...more.slice(0, wrongTiles)], random)
  const isSolved = own.every((letter, at) => letter === tiles[at])
  return isSolved ? [...tiles.slice(1), ...tiles.slice(0, 1)] : tiles
}
