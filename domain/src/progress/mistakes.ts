import type { PracticeFold } from '../scheduling/fold.ts'
import type { MistakeKind } from './mistake-kinds.ts'
import { mistakeKinds } from './mistake-kinds.ts'
import { tallyReviews } from './review-tally.ts'
import type { TalliedReview } from './review-tally.ts'
import { listHistories } from './standing-reviews.ts'

/** Right answers in a row after which a mistake is behind the learner. */
export const settlingAnswers = 2

/** The mistakes of one card. */
export interface CardMistakes {
  /** All there ever were. */
  readonly total: Readonly<Record<MistakeKind, number>>
  /** Those since the card was last answered right `settlingAnswers` times in a row. */
  readonly open: Readonly<Record<MistakeKind, number>>
  /** When the last one was made (epoch ms); undefined without one. */
  readonly lastAt: number | undefined
}

const none = { tone: 0, letters: 0, spelling: 0, meaning: 0 }

/** @param reviews the standing reviews of one card, in the order of the fold */
export function countMistakes(reviews: readonly TalliedReview[]): CardMistakes {
  const total = { ...none }
  let open = { ...none }
  let rightInARow = 0
  let lastAt: number | undefined
  for (const { mistake: kind, at } of reviews) {
    if (kind === undefined) {
      rightInARow++
      if (rightInARow === settlingAnswers) open = { ...none }
      continue
    }
    rightInARow = 0
    lastAt = at
    total[kind]++
    open[kind]++
  }
  return { total, open, lastAt }
}

/** The items of a course with mistakes to work on, whatever their kind: the most recent first. */
export function listMistaken(fold: PracticeFold, course: string): readonly string[] {
  const lastAt = new Map<string, number>()
  for (const history of listHistories(fold, course)) {
    const { open, lastAt: at = 0 } = countMistakes(tallyReviews(fold, history))
    const item = history.card?.item
    if (item === undefined || mistakeKinds.every((kind) => open[kind] === 0)) continue
    lastAt.set(item, Math.max(lastAt.get(item) ?? 0, at))
  }
  return [...lastAt]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([item]) => item)
}
