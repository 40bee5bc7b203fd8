import { firstForm } from '../exercises/written-word.ts'
import { writtenTonesOf } from '../melody/melody-of.ts'
import type { SyllableTone } from '../melody/syllable-tones.ts'
import { findLanguage } from '../orthography/languages.ts'
import { withoutTone } from '../orthography/tone-marks.ts'
import { listMet, type PracticeFold } from '../scheduling/fold.ts'
import { contrastOf, tonesOf, toneContrasts, type ToneContrast } from './tone-contrasts.ts'

/** A word of a course whose tones are all written. */
export interface TonedWord {
  readonly id: string
  /** The first way in which it may be written. */
  readonly text: string
  readonly tones: readonly SyllableTone[]
}

/** Two words of a course that differ in the tone of one syllable, whatever their letters are. */
export interface TonePair {
  readonly contrast: ToneContrast
  /** The syllable in which they differ. */
  readonly at: number
  /** In the order of the contrast's tones. */
  readonly words: readonly [TonedWord, TonedWord]
  /** They differ in that tone alone. */
  readonly isTwin: boolean
}

/** What a course has to train tones with. */
export interface ToneMaterial {
  readonly course: string
  readonly words: readonly TonedWord[]
  readonly pairs: readonly TonePair[]
  /** Those with enough words on both sides, the easiest first; none where the course has too few. */
  readonly contrasts: readonly ToneContrast[]
}

/** With fewer, the same words would come again and again. */
const fewestWords = 10
const fewestOnEachSide = 2

/** What is longer is a phrase, whose melody is more than its tones. */
const mostSyllables = 4

/** @param words of the course, in its own order */
export function listToneMaterial(
  course: string,
  words: readonly { readonly id: string; readonly text: string }[],
): ToneMaterial {
  const language = findLanguage(course)
  const toned = words.flatMap(({ id, text: given }): TonedWord[] => {
    const text = firstForm([given])
    const tones = writtenTonesOf(text, language)
    return tones === 'unknown' || tones.length > mostSyllables ? [] : [{ id, text, tones }]
  })
  const pairs = toned.flatMap((one, at) =>
    toned.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []),
  )
  const isEnough = toned.length >= fewestWords
  const contrasts = toneContrasts.filter((each) => isEnough && hasBothSides(pairs, each))
  return { course, words: toned, pairs, contrasts }
}

/**
 * What a learner has to train tones with: the words that they have met. How an unknown word is said
 * nobody can know (0037).
 */
export function listMetToneMaterial(
  fold: PracticeFold,
  {
    course,
    words,
  }: { course: string; words: readonly { readonly id: string; readonly text: string }[] },
): ToneMaterial {
  const met = listMet(fold, course)
  return listToneMaterial(
    course,
    words.filter(({ id }) => met.has(id)),
  )
}

/** Ids of the words of a course that trials are made of: each needs voices to be told apart in. */
export function listTrainedWords(
  course: string,
  words: readonly { readonly id: string; readonly text: string }[],
): ReadonlySet<string> {
  const { pairs, contrasts } = listToneMaterial(course, words)
  const trained = pairs.filter(({ contrast }) => contrasts.includes(contrast))
  return new Set(trained.flatMap((pair) => pair.words.map(({ id }) => id)))
}

function pairOf(one: TonedWord, other: TonedWord): TonePair | undefined {
  if (one.tones.length !== other.tones.length) return undefined
  const [at, ...more] = one.tones.flatMap((tone, nth) => (tone === other.tones[nth] ? [] : [nth]))
  const tones = at === undefined ? [] : [one.tones[at], other.tones[at]]
  const [first, second] = tones
  if (at === undefined || more.length > 0 || first === undefined || second === undefined) {
    return undefined
  }
  const contrast = contrastOf(first, second)
  if (contrast === undefined) return undefined
  return {
    contrast,
    at,
    words: tonesOf(contrast)[0] === first ? [one, other] : [other, one],
    isTwin: bareOf(one) === bareOf(other),
  }
}

const bareOf = ({ text }: TonedWord) => withoutTone(text).toLowerCase()

function hasBothSides(pairs: readonly TonePair[], contrast: ToneContrast): boolean {
  const ofContrast = pairs.filter((pair) => pair.contrast === contrast)
  return [0, 1].every(
    (side) => new Set(ofContrast.map(({ words }) => words[side]?.id)).size >= fewestOnEachSide,
  )
}
