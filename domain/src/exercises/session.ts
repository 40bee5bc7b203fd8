import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { ratingFor } from '../scheduling/rating.ts'
import type { JudgedAnswer } from '../scheduling/rating.ts'
import { arrangeExercise } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import type { PracticeSession } from './practice-session.ts'
import { followSession } from './session-course.ts'

/** What is known of an answer to one word; `id` becomes the event's. */
interface GivenWord extends JudgedAnswer {
  readonly id: string
  /** What was typed or chosen, as it was. */
  readonly answer: string
}

/** An answer as the screen hands it over. */
export interface GivenAnswer extends GivenWord {
  /** Epoch ms. */
  readonly answeredAt: number
  readonly tookMs: number
}

/** The answer to match-pairs, once every word is matched: what was tried first for each. */
export interface GivenPairs {
  readonly pairs: readonly (GivenWord & { readonly item: string })[]
  readonly answeredAt: number
  /** For all of them together. */
  readonly tookMs: number
}

/** What is to be answered now; undefined when the session is over. */
export function currentExercise(session: PracticeSession): Exercise | undefined {
  const [entry] = followSession(session).queue
  const exercise = entry && session.start.planned[entry.planned]
  return exercise && arrangeExercise(exercise, entry, session.start.id)
}

/** The new words and sentences that are presented before the current exercise, one after the other. */
export function itemsToPresent(session: PracticeSession): readonly string[] {
  return followSession(session).toPresent
}

function getCurrent(session: PracticeSession): Exercise {
  const exercise = currentExercise(session)
  if (exercise === undefined) throw new Error('The session is over: nothing is left to answer.')
  return exercise
}

/**
 * The two verdicts that a choice can have, also that of a meaning for a pair: the first one
 * chosen counts.
 */
export function judgeChoice(
  right: string,
  chosen: string,
): { verdict: 'exact'; outcome: 'correct' } | { verdict: 'wrong'; outcome: 'wrong' } {
  return chosen === right
    ? { verdict: 'exact', outcome: 'correct' }
    : { verdict: 'wrong', outcome: 'wrong' }
}

/**
 * Answers the current exercise: gives the session after it and the review to be written to the
 * learner's history. Throws when the session is over, or asks for pairs (`answerPairs`).
 */
export function answerExercise(
  session: PracticeSession,
  given: GivenAnswer,
): { session: PracticeSession; review: ReviewEvent } {
  const exercise = getCurrent(session)
  if (exercise.kind === 'match-pairs') throw new Error('Pairs are answered by answerPairs.')
  const review = reviewOf(session, exercise, { ...given, item: exercise.item })
  return { session: addAnswers(session, [review]), review }
}

/**
 * Answers match-pairs: one review for each word, to be written together. Throws unless the current
 * exercise is match-pairs and every word of it is answered.
 */
export function answerPairs(
  session: PracticeSession,
  { pairs, answeredAt, tookMs }: GivenPairs,
): { session: PracticeSession; reviews: readonly ReviewEvent[] } {
  const exercise = getCurrent(session)
  if (exercise.kind !== 'match-pairs') throw new Error('The current exercise has no pairs.')
  const reviews = exercise.pairs.map(({ item }) => {
    const given = pairs.find((each) => each.item === item)
    if (given === undefined) throw new Error(`The pair of ${item} is not answered.`)
    const share = Math.round(tookMs / exercise.pairs.length)
    return reviewOf(session, exercise, { ...given, answeredAt, tookMs: share })
  })
  return { session: addAnswers(session, reviews), reviews }
}

function reviewOf(
  { start }: PracticeSession,
  { skill, kind }: Exercise,
  given: GivenAnswer & { readonly item: string },
): ReviewEvent {
  const { id, answeredAt, item, verdict, outcome, answer, tookMs } = given
  return {
    type: 'review',
    id,
    answeredAt,
    course: start.course,
    item,
    skill,
    kind,
    rating: ratingFor(given),
    verdict,
    outcome,
    answer,
    tookMs,
    session: start.id,
  }
}

/**
 * Takes the last exercise's answer back: gives the session before it and the reviews that undo
 * events are to name, one but for match-pairs. Undefined when nothing has been answered.
 */
export function undoAnswer(
  session: PracticeSession,
): { session: PracticeSession; undone: readonly ReviewEvent[] } | undefined {
  const last = followSession(session).asked.at(-1)
  if (last === undefined) return undefined
  const kept = session.answers.length - last.reviews.length
  return {
    session: { ...session, answers: session.answers.slice(0, kept) },
    undone: last.reviews,
  }
}

/** The session after the reviews that answer its current exercise. */
export function addAnswers(
  session: PracticeSession,
  reviews: readonly ReviewEvent[],
): PracticeSession {
  return { ...session, answers: [...session.answers, ...reviews] }
}
