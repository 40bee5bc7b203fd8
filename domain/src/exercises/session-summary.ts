import type { ReviewEvent } from '../scheduling/practice-events.ts'
import type { PracticeSession } from './session.ts'
import { queueOf } from './session.ts'

type Outcome = ReviewEvent['outcome']

/** How one word fared. */
export interface WordSummary {
  readonly item: string
  /** Met for the first time in this session. */
  readonly isNew: boolean
  readonly outcomes: readonly Outcome[]
  /** Never wrong. */
  readonly flawless: boolean
}

export interface SessionSummary {
  readonly isOver: boolean
  readonly answered: number
  /** Exercises still to come, as things stand: a wrong answer adds to them. */
  readonly remaining: number
  /** One for each answer, in order. */
  readonly outcomes: readonly Outcome[]
  /** The words answered, in the order in which they first came. */
  readonly words: readonly WordSummary[]
  readonly tookMs: number
}

/** Where a session stands, in the middle and at its end. When words come back: `findNextDue`. */
export function sessionSummary(session: PracticeSession): SessionSummary {
  const { start, answers } = session
  const remaining = queueOf(session).length
  const newItems = new Set(start.planned.filter(({ isNew }) => isNew).map(({ item }) => item))
  const items = [...new Set(answers.map(({ item }) => item))]
  return {
    isOver: remaining === 0,
    answered: answers.length,
    remaining,
    outcomes: answers.map(({ outcome }) => outcome),
    words: items.map((item) => {
      const outcomes = answers.filter((each) => each.item === item).map(({ outcome }) => outcome)
      return { item, isNew: newItems.has(item), outcomes, flawless: !outcomes.includes('wrong') }
    }),
    tookMs: answers.reduce((sum, { tookMs }) => sum + tookMs, 0),
  }
}
