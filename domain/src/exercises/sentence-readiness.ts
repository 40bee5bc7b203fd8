import { isReviewableIn } from '../scheduling/reviewable.ts'
import { listDue } from '../scheduling/due.ts'
import { listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { CourseSentence, CourseUnit } from './course-items.ts'

interface Known {
  readonly units: readonly CourseUnit[]
  readonly met: ReadonlySet<string>
}

/**
 * Whether a new sentence may be begun: every word of the course in it has been met; where its
 * sources do not say which words it is made of, some word of its unit.
 */
export function isReady(sentence: CourseSentence, { units, met }: Known): boolean {
  const words = (sentence.tokens ?? []).flatMap(({ word }) => word ?? [])
  if (words.length > 0) return words.every((word) => met.has(word))
  return units.some(
    (unit) =>
      (unit.sentences ?? []).some(({ id }) => id === sentence.id) &&
      unit.words.some(({ id }) => met.has(id)),
  )
}

/** Whether a sentence is made of words that have been met, and of nothing else. */
export function isMadeOf(met: ReadonlySet<string>, { tokens = [] }: CourseSentence): boolean {
  return tokens.length > 0 && tokens.every(({ word }) => word !== undefined && met.has(word))
}

/**
 * Whether a learner can find out what a sentence says: its words have been met, or say what they
 * mean where they stand.
 */
export function canBeMadeOut(met: ReadonlySet<string>, { tokens = [] }: CourseSentence): boolean {
  return (
    tokens.length > 0 &&
    tokens.every(({ word, gloss }) => (word === undefined ? gloss !== undefined : met.has(word)))
  )
}

/** The new sentences that may be begun, in the order of the course. */
export function listReadySentences<Sentence extends CourseSentence>(
  fold: PracticeFold,
  {
    course,
    units,
  }: {
    course: string
    units: readonly (CourseUnit & { readonly sentences?: readonly Sentence[] | undefined })[]
  },
): readonly Sentence[] {
  const met = listMet(fold, course)
  return units
    .flatMap((unit) => unit.sentences ?? [])
    .filter((sentence) => !met.has(sentence.id) && isReady(sentence, { units, met }))
}

/** How many sentences of a course wait to be practised at `now` (epoch ms). */
export interface SentenceOutlook {
  /** In the course. */
  readonly all: number
  readonly due: number
  /** New ones made of words met. */
  readonly fresh: number
  /** New ones with words that have not been met. */
  readonly ahead: number
}

export function outlookForSentences(
  fold: PracticeFold,
  request: {
    course: string
    units: readonly CourseUnit[]
    now: number
    /** As a session is given them (`startSentenceSession`). */
    recorded?: { readonly has: (item: string) => boolean } | undefined
  },
): SentenceOutlook {
  const { course, units, now, recorded } = request
  const sentences = units.flatMap((unit) => unit.sentences ?? [])
  const ids = new Set(sentences.map(({ id }) => id))
  const met = listMet(fold, course)
  const reviewable = isReviewableIn({ items: ids, recorded })
  const due = listDue(fold, { now, course, about: 'sentence', reviewable })
  const unmet = sentences.filter(({ id }) => !met.has(id))
  const fresh = listReadySentences(fold, { course, units }).length
  return {
    all: sentences.length,
    due: new Set(due.map(({ item }) => item)).size,
    fresh,
    ahead: unmet.length - fresh,
  }
}
