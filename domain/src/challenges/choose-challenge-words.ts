import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { challengeLength } from './challenge-code.ts'

/** What a challenge is chosen from. */
export interface ChallengeChoice {
  readonly course: string
  readonly fold: PracticeFold
  /** Words that come before all others: those of the session that has just ended. */
  readonly first: readonly string[]
  /** The words that may be in it, in the order of the course. */
  readonly words: readonly { readonly id: string }[]
}

/**
 * The words that a learner challenges somebody with: those named first, then those practised last,
 * then the course's in its order.
 */
export function chooseChallengeWords({ course, fold, first, words }: ChallengeChoice): string[] {
  const known = new Set(words.map(({ id }) => id))
  const practised = listCards(fold, course)
    .sort((a, b) => b.lastReviewedAt - a.lastReviewedAt)
    .map(({ item }) => item)
  const wanted = new Set([...first, ...practised, ...known])
  return [...wanted].filter((id) => known.has(id)).slice(0, challengeLength)
}
