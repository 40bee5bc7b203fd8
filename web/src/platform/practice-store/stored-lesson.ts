import {
  readLessonRun,
  resumeSession,
  type CourseLesson,
  type LessonRun,
  type PracticeSession,
} from '@mboa/domain'
import { storedRun, type StoredRun } from './stored-run.ts'

/** A run with the sessions of its exercises as they stand, by the session's id. */
export interface LessonProgress {
  run: LessonRun
  sessions: ReadonlyMap<string, PracticeSession>
}

/** A lesson, or the check that skips to it: one of each may have been left in the middle. */
export function storedLesson(
  lesson: CourseLesson,
  isSkipCheck: boolean,
): StoredRun<LessonRun, LessonProgress> {
  const name = isSkipCheck ? `skip-check-${lesson.id}` : `lesson-run-${lesson.id}`
  return storedRun(name, async (stored, listEvents) => {
    const run = readLessonRun(stored, lesson)
    if (run === undefined) return undefined
    const events = await listEvents()
    const starts = run.parts.flatMap((part) => ('start' in part ? [part.start] : []))
    return {
      run,
      sessions: new Map(starts.map((start) => [start.id, resumeSession(start, events)])),
    }
  })
}
