import {
  readLessonRun,
  resumeSession,
  type CourseLesson,
  type LessonRun,
  type PracticeSession,
} from '@mboa/domain'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { lessonRunName, storedRun, type StoredRun } from './stored-run.ts'

/** A run with the sessions of its exercises as they stand, by the session's id. */
export interface LessonProgress {
  run: LessonRun
  sessions: ReadonlyMap<string, PracticeSession>
}

/** Whether the lesson was begun on this device and left in the middle, so that it can go on there. */
export async function isLessonBegun(userId: string, lesson: CourseLesson): Promise<boolean> {
  const stored = await withLearnerDatabase(userId, (database) =>
    database.get('values', lessonRunName(lesson.id)),
  )
  return readLessonRun(stored, lesson) !== undefined
}

/** A lesson, or the check that skips to it: one of each may have been left in the middle. */
export function storedLesson(
  lesson: CourseLesson,
  isSkipCheck: boolean,
): StoredRun<LessonRun, LessonProgress> {
  const name = isSkipCheck ? `skip-check-${lesson.id}` : lessonRunName(lesson.id)
  return storedRun(name, async (stored, listEvents) => {
    const run = readLessonRun(stored, lesson)
    if (run === undefined) return undefined
    const starts = run.parts.flatMap((part) => ('start' in part ? [part.start] : []))
    const events = await listEvents(starts)
    return {
      run,
      sessions: new Map(starts.map((start) => [start.id, resumeSession(start, events)])),
    }
  })
}
