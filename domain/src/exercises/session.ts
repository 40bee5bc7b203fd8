import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { ratingFor } from '../scheduling/rating.ts'
import type { JudgedAnswer } from '../scheduling/rating.ts'
import { arrangeExercise } from './build-exercise.ts'
import type { Exercise } from './exercise.ts'
import { mostComebacks, queueComeback } from './session-queue.ts'
import type { QueueEntry } from './session-queue.ts'

/** What a session was begun with. Plain JSON: store it, and the session outlives its tab. */
export interface SessionStart {
  /** Every draw of the session follows from it. */
  readonly id: string
  readonly course: string
  /** Epoch ms. */
  readonly startedAt: number
  readonly planned: readonly Exercise[]
}

/** A session of Word Practise: its start and the answers given. Never changed. */
export interface PracticeSession {
  readonly start: SessionStart
  readonly answers: readonly ReviewEvent[]
}

/** An answer as the screen hands it over; `id` and `answeredAt` become the event's. */
export interface GivenAnswer extends JudgedAnswer {
  readonly id: string
  readonly answeredAt: number
  /** What was typed or chosen, as it was. */
  readonly answer: string
  readonly tookMs: number
}

/** The exercises still to come, as things stand; the first is the current one. */
export function queueOf({ start, answers }: PracticeSession): readonly QueueEntry[] {
  const first = start.planned.map(({ item }, planned): QueueEntry => ({
    item,
    planned,
    attempt: 0,
  }))
  const asked: QueueEntry[] = []
  return answers.reduce<readonly QueueEntry[]>((queue, { outcome }) => {
    const [current, ...rest] = queue
    if (current === undefined) return queue
    asked.push(current)
    const comesBack = outcome === 'wrong' && current.attempt < mostComebacks
    return comesBack ? queueComeback(rest, current, findSpacer(asked)) : rest
  }, first)
}

/** The exercise of another word that was asked longest ago. */
function findSpacer(asked: readonly QueueEntry[]): QueueEntry | undefined {
  const current = asked.at(-1)
  const latest = new Map<string, QueueEntry>()
  for (const entry of asked) {
    latest.delete(entry.item)
    latest.set(entry.item, entry)
  }
  const spacer = [...latest.values()].find(({ item }) => item !== current?.item)
  return spacer && { ...spacer, attempt: spacer.attempt + 1 }
}

/** What is to be answered now; undefined when the session is over. */
export function currentExercise(session: PracticeSession): Exercise | undefined {
  const [entry] = queueOf(session)
  const exercise = entry && session.start.planned[entry.planned]
  return exercise && arrangeExercise(exercise, session.start.id, entry.attempt)
}

/**
 * Answers the current exercise: gives the session after it and the review to be written to the
 * learner's history. Throws when the session is over.
 */
export function answerExercise(
  session: PracticeSession,
  given: GivenAnswer,
): { session: PracticeSession; review: ReviewEvent } {
  const exercise = currentExercise(session)
  if (exercise === undefined) throw new Error('The session is over: nothing is left to answer.')
  const { id, answeredAt, verdict, outcome, answer, tookMs } = given
  const review: ReviewEvent = {
    type: 'review',
    id,
    answeredAt,
    course: session.start.course,
    item: exercise.item,
    skill: exercise.skill,
    exercise: exercise.kind,
    rating: ratingFor(given),
    verdict,
    outcome,
    answer,
    tookMs,
    session: session.start.id,
  }
  return { session: addAnswer(session, review), review }
}

/**
 * Takes the last answer back: gives the session before it and the review that an undo event is to
 * name. Undefined when nothing has been answered.
 */
export function undoAnswer(
  session: PracticeSession,
): { session: PracticeSession; undone: ReviewEvent } | undefined {
  const undone = session.answers.at(-1)
  return undone && { session: { ...session, answers: session.answers.slice(0, -1) }, undone }
}

/** The session after a review that answers its current exercise. */
export function addAnswer(session: PracticeSession, review: ReviewEvent): PracticeSession {
  return { ...session, answers: [...session.answers, review] }
}
