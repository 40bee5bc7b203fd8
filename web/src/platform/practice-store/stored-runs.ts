import {
  readLessonRun,
  readSessionStart,
  resumeSession,
  type CourseLesson,
  type Foldable,
  type LessonRun,
  type PracticeSession,
  type SessionStart,
} from '@mboa/domain'
import {
  keepValue,
  withLearnerDatabase,
  type LearnerDatabase,
} from '../device-store/learner-database.ts'

/** One session of each kind can be left in the middle, in each course. */
export type SessionKind = 'word' | 'sentence'

interface SessionPlace {
  /** The course's code. */
  course: string
  about: SessionKind
}

/** A lesson, or the check that skips to it: one of each may have been left in the middle. */
export interface LessonPlace {
  lesson: CourseLesson
  isSkipCheck: boolean
}

/** A run with the sessions of its exercises as they stand, by the session's id. */
export interface LessonProgress {
  run: LessonRun
  sessions: ReadonlyMap<string, PracticeSession>
}

/** Under these names devices have kept what was begun on them since the first version. */
const sessionKey = ({ course, about }: SessionPlace) => `${about}-session-${course}`
const lessonKey = ({ lesson, isSkipCheck }: LessonPlace) =>
  isSkipCheck ? `skip-check-${lesson.id}` : `lesson-run-${lesson.id}`

/** A session left longer ago than this is not taken up again: other words are due by then. */
const resumableMs = 12 * 60 * 60 * 1000

/** Keeps what the session was begun with; its answers are events and kept anyway. */
export function storeSessionStart(
  userId: string,
  about: SessionKind,
  start: SessionStart,
): Promise<void> {
  return keepValue(userId, sessionKey({ course: start.course, about }), start)
}

/** Keeps how far a learner has come in a lesson; likewise. */
export function storeLessonRun(userId: string, place: LessonPlace, run: LessonRun): Promise<void> {
  return keepValue(userId, lessonKey(place), run)
}

export function forgetSession(userId: string, place: SessionPlace): Promise<void> {
  return forget(userId, sessionKey(place))
}

export function forgetLessonRun(userId: string, place: LessonPlace): Promise<void> {
  return forget(userId, lessonKey(place))
}

function forget(userId: string, key: string): Promise<void> {
  return withLearnerDatabase(userId, (database) => database.delete('values', key))
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
    return resumeSession(start, await listEvents(database))
  })
}

/** The lesson that was left in the middle, as it was left; undefined if none. */
export function findLessonProgress(
  userId: string,
  place: LessonPlace,
): Promise<LessonProgress | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    const run = readLessonRun(await database.get('values', lessonKey(place)), place.lesson)
    if (run === undefined) return undefined
    const events = await listEvents(database)
    const starts = run.parts.flatMap((part) => ('start' in part ? [part.start] : []))
    return {
      run,
      sessions: new Map(starts.map((start) => [start.id, resumeSession(start, events)])),
    }
  })
}

async function listEvents(database: LearnerDatabase): Promise<Foldable[]> {
  const stored = await database.getAll('events')
  return stored.map(({ event, receivedAt }) => ({ ...event, receivedAt }))
}
