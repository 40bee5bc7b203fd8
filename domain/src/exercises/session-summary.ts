import type { ReviewEvent } from '../scheduling/practice-events.ts'
import type { Exercise } from './exercise.ts'
import { followSession } from './session-course.ts'
import type { PracticeSession } from './practice-session.ts'

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
  /** Exercises answered. */
  readonly answered: number
  /** Exercises still to come, as things stand: a wrong answer adds to them. */
  readonly remaining: number
  /** One for each exercise answered, in order; of match-pairs the worst of its words. */
  readonly outcomes: readonly Outcome[]
  /** The words answered, in the order in which they first came. */
  readonly words: readonly WordSummary[]
  readonly tookMs: number
}

/** Where a session stands, in the middle and at its end. When words come back: `findNextDue`. */
export function sessionSummary(session: PracticeSession): SessionSummary {
  const { start, answers } = session
  const { asked, queue } = followSession(session)
  const newItems = new Set(start.planned.flatMap(listNewItems))
  const items = [...new Set(answers.map(({ item }) => item))]
  return {
    isOver: queue.length === 0,
    answered: asked.length,
    remaining: queue.length,
    outcomes: asked.map(({ reviews }) => worstOf(reviews)),
    words: items.map((item) => {
      const outcomes = answers.filter((each) => each.item === item).map(({ outcome }) => outcome)
      return { item, isNew: newItems.has(item), outcomes, flawless: !outcomes.includes('wrong') }
    }),
    tookMs: answers.reduce((sum, { tookMs }) => sum + tookMs, 0),
  }
}

function listNewItems(exercise: Exercise): string[] {
  const words = exercise.kind === 'match-pairs' ? exercise.pairs : [exercise]
  return words.filter(({ isNew }) => isNew).map(({ item }) => item)
}

function worstOf(reviews: readonly ReviewEvent[]): Outcome {
  const found = reviews.map(({ outcome }) => outcome)
  return (['wrong', 'almost'] as const).find((outcome) => found.includes(outcome)) ?? 'correct'
}
