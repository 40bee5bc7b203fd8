import { compareDated, effectiveAt } from '../scheduling/fold-order.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import { isUndone } from '../scheduling/undo.ts'
import { addAnswer, currentExercise } from './session.ts'
import type { PracticeSession, SessionStart } from './session.ts'

/**
 * The session as it stands after its reviews: what closing the tab in the middle leaves behind is
 * its start and the learner's events (all of them, or those of this session with their undos).
 * Reviews that answer nothing in turn, as a second tab may write, are left out here; they count
 * in the schedule all the same.
 */
export function resumeSession(start: SessionStart, events: Iterable<Foldable>): PracticeSession {
  const byId = new Map(Array.from(events, (event) => [event.id, event]))
  const undos = new Map<string, string[]>()
  for (const event of byId.values()) {
    if (event.type !== 'undo') continue
    undos.set(event.undoes, [...(undos.get(event.undoes) ?? []), event.id])
  }
  const reviews = [...byId.values()]
    .filter((event): event is Foldable<ReviewEvent> => event.type === 'review')
    .filter(({ id, session }) => session === start.id && !isUndone(id, (of) => undos.get(of)))
    .map((event) => ({ event, at: effectiveAt(event) }))
    .sort(compareDated)
    .map(({ event }) => event)
  let session: PracticeSession = { start, answers: [] }
  for (;;) {
    const exercise = currentExercise(session)
    // By what it answers, not by its place: a clock set back in the middle reorders the times.
    const next = reviews.findIndex(
      ({ item, exercise: kind }) => item === exercise?.item && kind === exercise.kind,
    )
    const [review] = next < 0 ? [] : reviews.splice(next, 1)
    if (review === undefined) return session
    session = addAnswer(session, review)
  }
}
