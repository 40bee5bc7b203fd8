import { compareDated, effectiveAt } from '../scheduling/fold-order.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { isUndone } from '../scheduling/practice-events.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import { addAnswers, currentExercise } from './session.ts'
import type { PracticeSession, SessionStart } from './practice-session.ts'

/**
 * The session as it stands after its reviews: what closing the tab in the middle leaves behind is
 * its start and the learner's events (all of them, or those of this session with their undos).
 * Reviews that answer nothing in turn, as a second tab may write, are left out here; they count
 * in the schedule anyway.
 */
export function resumeSession(start: SessionStart, events: Iterable<Foldable>): PracticeSession {
  const waiting = listReviews(start, events)
  let session: PracticeSession = { start, answers: [] }
  for (;;) {
    const exercise = currentExercise(session)
    if (exercise === undefined) return session
    const reviews: ReviewEvent[] = []
    for (const asked of itemsOf(exercise)) {
      // By what it answers, not by its place: a clock set back in the middle reorders the times.
      const review = waiting.find(({ item, kind }) => item === asked && isAskedIn(exercise, kind))
      if (review === undefined) return session
      reviews.push(review)
    }
    for (const review of reviews) waiting.splice(waiting.indexOf(review), 1)
    session = addAnswers(session, reviews)
  }
}

/** What was answered before `planWithout` came in the kind that was planned. */
const isAskedIn = (exercise: Exercise, kind: string): boolean =>
  exercise.kind === kind || ('standsFor' in exercise && exercise.standsFor === kind)

/** The reviews of the session that stand, in the order of the fold. */
function listReviews(start: SessionStart, events: Iterable<Foldable>): Foldable<ReviewEvent>[] {
  const byId = new Map(Array.from(events, (event) => [event.id, event]))
  const undos = new Map<string, string[]>()
  for (const event of byId.values()) {
    if (event.type !== 'undo') continue
    const ids = undos.get(event.undoes)
    if (ids === undefined) undos.set(event.undoes, [event.id])
    else ids.push(event.id)
  }
  return [...byId.values()]
    .filter((event): event is Foldable<ReviewEvent> => event.type === 'review')
    .filter(({ id, session }) => session === start.id && !isUndone(id, (of) => undos.get(of)))
    .map((event) => ({ event, at: effectiveAt(event) }))
    .sort(compareDated)
    .map(({ event }) => event)
}
