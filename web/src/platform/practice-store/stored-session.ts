import { resumeSession, type Foldable, type PracticeSession, type SessionStart } from '@mboa/domain'
import { openLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'

const sessionKey = (course: string) => `word-session-${course}`

/** A session left longer ago than this is not taken up again: other words are due by then. */
const resumableMs = 12 * 60 * 60 * 1000

async function withDatabase<Value>(
  userId: string,
  work: (database: LearnerDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openLearnerDatabase(userId)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Keeps what the session was begun with; its answers are events and kept anyway. */
export function storeSessionStart(userId: string, start: SessionStart): Promise<void> {
  return withDatabase(userId, async (database) => {
    await database.put('values', start, sessionKey(start.course))
  })
}

export function forgetSession(userId: string, course: string): Promise<void> {
  return withDatabase(userId, (database) => database.delete('values', sessionKey(course)))
}

/** The session of this course that was left in the middle, as it was left; undefined if none. */
export function findStoredSession(
  userId: string,
  course: string,
  now: number,
): Promise<PracticeSession | undefined> {
  return withDatabase(userId, async (database) => {
    // Written by `storeSessionStart` alone.
    const start = (await database.get('values', sessionKey(course))) as SessionStart | undefined
    if (start === undefined || Math.abs(now - start.startedAt) > resumableMs) return undefined
    const stored = await database.getAll('events')
    return resumeSession(
      start,
      stored.map(({ event, receivedAt }): Foldable => ({ ...event, receivedAt })),
    )
  })
}
