import {
  readLessonRun,
  resumeSession,
  type CourseLesson,
  type Foldable,
  type LessonRun,
  type PracticeSession,
} from '@mboa/domain'
import { keepValue, withLearnerDatabase } from '../device-store/learner-database.ts'

/** A lesson, or the check that skips to it: one of each may have been left in the middle. */
export interface RunOf {
  lesson: CourseLesson
  isSkipCheck: boolean
}

/** A run with the sessions of its exercises as they stand, by the session's id. */
export interface LessonProgress {
  run: LessonRun
  sessions: ReadonlyMap<string, PracticeSession>
}

const runKey = ({ lesson, isSkipCheck }: RunOf) =>
  isSkipCheck ? `skip-check-${lesson.id}` : `lesson-run-${lesson.id}`

/** Keeps how far a learner has come; the answers are events and kept anyway. */
export function storeLessonRun(userId: string, of: RunOf, run: LessonRun): Promise<void> {
  return keepValue(userId, runKey(of), run)
}

export function forgetLessonRun(userId: string, of: RunOf): Promise<void> {
  return withLearnerDatabase(userId, (database) => database.delete('values', runKey(of)))
}

/** What was left in the middle, as it was left; undefined if nothing was. */
export function findLessonProgress(userId: string, of: RunOf): Promise<LessonProgress | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    const run = readLessonRun(await database.get('values', runKey(of)), of.lesson)
    if (run === undefined) return undefined
    const stored = await database.getAll('events')
    const events = stored.map(({ event, receivedAt }): Foldable => ({ ...event, receivedAt }))
    const starts = run.parts.flatMap((part) => ('start' in part ? [part.start] : []))
    return {
      run,
      sessions: new Map(starts.map((start) => [start.id, resumeSession(start, events)])),
    }
  })
}
