import {
  answerExercise,
  answerPairs,
  undoAnswer,
  type PracticeEvent,
  type PracticeSession,
} from '@mboa/domain'
import { newEventId } from '../../platform/event-id.ts'
import type { Answered, AnsweredPairs } from '../exercise-part.ts'

/** What the learner did: the session after it, and the events that record it. */
interface SessionStep {
  session: PracticeSession
  events: readonly PracticeEvent[]
}

interface AnswerStep extends SessionStep {
  /** What the feedback is about; of pairs the worst. */
  given: Answered
}

/** @param shownAt when the exercise was shown (epoch ms) */
export function answerShown(
  session: PracticeSession,
  given: Answered,
  shownAt: number,
): AnswerStep {
  const after = answerExercise(session, { ...given, ...timesSince(shownAt), id: newEventId() })
  return { session: after.session, events: [after.review], given }
}

/** The same for match-pairs; undefined where no pair was given. */
export function answerShownPairs(
  session: PracticeSession,
  pairs: AnsweredPairs,
  shownAt: number,
): AnswerStep | undefined {
  const given = pairs.find(({ outcome }) => outcome === 'wrong') ?? pairs[0]
  if (given === undefined) return undefined
  const after = answerPairs(session, {
    ...timesSince(shownAt),
    pairs: pairs.map((pair) => ({ ...pair, id: newEventId() })),
  })
  return { session: after.session, events: after.reviews, given }
}

/** Takes the last answer back; undefined when nothing has been answered. */
export function takeBack(session: PracticeSession): SessionStep | undefined {
  const taken = undoAnswer(session)
  if (taken === undefined) return undefined
  const answeredAt = Date.now()
  const events = taken.undone.map(({ id, course }) => ({
    type: 'undo' as const,
    id: newEventId(),
    answeredAt,
    course,
    undoes: id,
  }))
  return { session: taken.session, events }
}

function timesSince(shownAt: number): { answeredAt: number; tookMs: number } {
  const answeredAt = Date.now()
  return { answeredAt, tookMs: Math.max(0, answeredAt - shownAt) }
}
