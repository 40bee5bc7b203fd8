import {
  readSessionStart,
  resumeSession,
  type Foldable,
  type PracticeSession,
  type SessionStart,
} from '@mboa/domain'
import { keepValue, withLearnerDatabase } from '../device-store/learner-database.ts'

/** One session of each sort can be left in the middle, in each course. */
export type SessionShelf = 'word' | 'sentence'

interface SessionPlace {
  /** The course's code. */
  course: string
  shelf: SessionShelf
}

const sessionKey = ({ course, shelf }: SessionPlace) => `${shelf}-session-${course}`

/** A session left longer ago than this is not taken up again: other words are due by then. */
const resumableMs = 12 * 60 * 60 * 1000

/** Keeps what the session was begun with; its answers are events and kept anyway. */
export function storeSessionStart(
  userId: string,
  shelf: SessionShelf,
  start: SessionStart,
): Promise<void> {
  return keepValue(userId, sessionKey({ course: start.course, shelf }), start)
}

export function forgetSession(userId: string, place: SessionPlace): Promise<void> {
  return withLearnerDatabase(userId, (database) => database.delete('values', sessionKey(place)))
}

/** The session at this place that was left in the middle, as it was left; undefined if none. */
export function findStoredSession(
  userId: string,
  place: SessionPlace,
  now: number,
): Promise<PracticeSession | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    const start = readSessionStart(await database.get('values', sessionKey(place)))
    if (start === undefined || Math.abs(now - start.startedAt) > resumableMs) return undefined
    const stored = await database.getAll('events')
    return resumeSession(
      start,
      stored.map(({ event, receivedAt }): Foldable => ({ ...event, receivedAt })),
    )
  })
}
