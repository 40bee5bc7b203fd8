import {
  readSessionStart,
  resumeSession,
  type PracticeSession,
  type SessionStart,
} from '@mboa/domain'
import { storedRun, type StoredRun } from './stored-run.ts'

/** One session of each kind can be left in the middle, in each course. */
export type SessionKind = 'word' | 'sentence'

/** A session left longer ago than this is not resumed: other words are due by then. */
export const resumableMs = 12 * 60 * 60 * 1000

/** Under which a device keeps a session that was left in the middle. `course`: its code. */
export const sessionName = (course: string, about: SessionKind): string =>
  `${about}-session-${course}`

/** @param course its code */
export function storedSession(
  course: string,
  about: SessionKind,
  now: number,
): StoredRun<SessionStart, PracticeSession> {
  return storedRun(sessionName(course, about), async (stored, listEvents) => {
    const start = readSessionStart(stored)
    if (start === undefined || Math.abs(now - start.startedAt) > resumableMs) return undefined
    return resumeSession(start, await listEvents([start]))
  })
}
