import { expandAccepted } from '../answers/expand-accepted.ts'
import type { CourseSentence, CourseUnit, CourseWord } from './course-items.ts'
import { listTokens, plainMeaning, splitTokens } from './sentence-tokens.ts'
import type { WordLikeness } from './word-likeness.ts'

/** What exercises about sentences are built from, the same for all of a session. */
export interface SentenceMaterial {
  /** The session's id: with the item it decides every draw. */
  readonly seed: string
  readonly units: readonly CourseUnit[]
  /** Words and sentences that the learner has met. */
  readonly met: ReadonlySet<string>
  /** Those, and the words that this session is about: these may be offered beside the right ones. */
  readonly familiar: ReadonlySet<string>
  readonly likeness: WordLikeness
  /** The same for the two languages of the interface. */
  readonly meaningLikeness: WordLikeness
}

/** The words of a sentence as the course knows them; what it does not know stands for itself. */
export function listSentenceWords(
  sentence: CourseSentence,
  { units }: Pick<SentenceMaterial, 'units'>,
): CourseWord[] {
  const words = units.flatMap((unit) => unit.words)
  return listTokens(sentence).map(({ text, word: id }) => {
    const word = words.find((each) => each.id === id)
    const shown = { id: id ?? text, gloss: { en: [], fr: [] }, category: '' }
    return { ...(word ?? shown), text }
  })
}

/** The words of one token that may stand beside the right ones: those met, then the unit's. */
export function listWordPools(
  sentence: CourseSentence,
  { units, familiar }: SentenceMaterial,
): CourseWord[][] {
  const isOfSentence = ({ sentences = [] }: CourseUnit) =>
    sentences.some(({ id }) => id === sentence.id)
  const own = units.filter(isOfSentence).flatMap(({ words }) => words)
  const pools = [
    units.flatMap(({ words }) => words).filter(({ id }) => familiar.has(id)),
    // Before enough words are met, the unit's others stand in.
    own.filter(({ id }) => !familiar.has(id)),
  ]
  return pools.map((pool) =>
    pool.flatMap((word) => {
      const [text = ''] = expandAccepted(word.text)
      return splitTokens(text).length === 1 ? [{ ...word, text }] : []
    }),
  )
}

/** The same words by their meanings in one language, as far as these are one token. */
export function toMeaningPools(
  pools: readonly (readonly CourseWord[])[],
  language: 'en' | 'fr',
): CourseWord[][] {
  return pools.map((pool) =>
    pool.flatMap(({ id, gloss, category }) => {
      const tokens = splitTokens(plainMeaning(gloss[language][0] ?? ''))
      const [text] = tokens
      if (text === undefined || tokens.length > 1) return []
      return [{ id, text, gloss: { en: [], fr: [] }, category }]
    }),
  )
}
