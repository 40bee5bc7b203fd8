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
const resumableMs = 12 * 60 * 60 * 1000

/** @param course its code */
export function storedSession(
  course: string,
  about: SessionKind,
  now: number,
): StoredRun<SessionStart, PracticeSession> {
  return storedRun(`${about}-session-${course}`, async (stored, listEvents) => {
    const start = readSessionStart(stored)
    if (start === undefined || Math.abs(now - start.startedAt) > resumableMs) return undefined
    return resumeSession(start, await listEvents())
  })
}
