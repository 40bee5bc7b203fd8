import type { ReviewEvent } from '../scheduling/practice-events.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { listHistories, standingReviews } from './standing-reviews.ts'
import type { DatedReview } from './standing-reviews.ts'

/**
 * What went wrong in an answer: a tone mark, a special letter (or a glottal, a digraph), the
 * spelling (letters or the order of words), or the meaning: another word, or none.
 */
export const mistakeKinds = ['tone', 'letters', 'spelling', 'meaning'] as const
export type MistakeKind = (typeof mistakeKinds)[number]

const kindOfVerdict: Record<ReviewEvent['verdict'], MistakeKind | undefined> = {
  exact: undefined,
  tone: 'tone',
  letters: 'letters',
  typo: 'spelling',
  order: 'spelling',
  wrong: 'meaning',
}

/** The kind of an answer's mistake; undefined where the learner's strictness finds none. */
export function mistakeOf({ verdict, outcome }: ReviewEvent): MistakeKind | undefined {
  return outcome === 'correct' ? undefined : kindOfVerdict[verdict]
}

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
export function countMistakes(reviews: readonly DatedReview[]): CardMistakes {
  const total = { ...none }
  let open = { ...none }
  let rightInARow = 0
  let lastAt: number | undefined
  for (const { event, at } of reviews) {
    const kind = mistakeOf(event)
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
    const { open, lastAt: at = 0 } = countMistakes(standingReviews(fold, history))
    const item = history.card?.item
    if (item === undefined || mistakeKinds.every((kind) => open[kind] === 0)) continue
    lastAt.set(item, Math.max(lastAt.get(item) ?? 0, at))
  }
  return [...lastAt]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([item]) => item)
}
