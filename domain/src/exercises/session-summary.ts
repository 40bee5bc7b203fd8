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
  /** Exercises planned: as many as `outcomes` has at the end. */
  readonly planned: number
  /**
   * One for each planned exercise that is not asked again, in the order they ended: the worst of its
   * answers. Nothing but an undo takes one of them away.
   */
  readonly outcomes: readonly Outcome[]
  /** The exercise answered last is asked again later. */
  readonly comesBack: boolean
  /** The words answered, in the order in which they first came. */
  readonly words: readonly WordSummary[]
}

/** Where a session stands, in the middle and at its end. When words come back: `findNextDue`. */
export function sessionSummary(session: PracticeSession): SessionSummary {
  const { start, answers } = session
  const { asked, queue, ended } = followSession(session)
  const last = asked.at(-1)
  const newItems = new Set(start.planned.flatMap(listNewItems))
  const items = [...new Set(answers.map(({ item }) => item))]
  return {
    isOver: queue.length === 0,
    answered: asked.length,
    planned: start.planned.length,
    outcomes: [...ended].map((place) =>
      worstOf(asked.flatMap(({ entry, reviews }) => (entry.planned === place ? reviews : []))),
    ),
    comesBack: last !== undefined && !ended.has(last.entry.planned),
    words: items.map((item) => {
      const outcomes = answers.filter((each) => each.item === item).map(({ outcome }) => outcome)
      return { item, isNew: newItems.has(item), outcomes, flawless: !outcomes.includes('wrong') }
    }),
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
