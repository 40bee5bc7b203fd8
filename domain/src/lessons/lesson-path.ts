import type { PracticeFold } from '../scheduling/fold.ts'
import { listTaught } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { readFinishedLessons } from './finished-lessons.ts'
import type { FinishedLesson } from './finished-lessons.ts'
import { wasLearnt } from './known-items.ts'

/** How a lesson came to lie behind a learner: it was finished, or practice has made it `known`. */
export type LessonBehind = FinishedLesson['how'] | 'known'

export type LessonState = LessonBehind | 'current' | 'ahead'

interface Identified {
  readonly id: string
}

/** What lies behind a learner, by lesson. */
type Behind = ReadonlyMap<string, LessonBehind>

/**
 * The lessons of a course that lie behind a learner: those finished, and those of which every word
 * and sentence was learnt, wherever it was.
 */
export function readLessonsBehind(
  fold: PracticeFold,
  { course, lessons }: { readonly course: string; readonly lessons: readonly CourseLesson[] },
): Behind {
  const finished = readFinishedLessons(fold, course)
  const behind = new Map<string, LessonBehind>()
  for (const lesson of lessons) {
    const taught = listTaught(lesson)
    const how =
      finished.get(lesson.id)?.how ??
      (taught.length > 0 && taught.every((item) => wasLearnt(fold, item)) ? 'known' : undefined)
    if (how !== undefined) behind.set(lesson.id, how)
  }
  return behind
}

/** The lesson to continue with: the first that is not behind; undefined when all are. */
export function findCurrentLesson<Lesson extends Identified>(
  lessons: readonly Lesson[],
  behind: Behind,
): Lesson | undefined {
  return lessons.find(({ id }) => !behind.has(id))
}

/**
 * The lesson to continue with after this one: the next on the path that is not behind; after the last
 * of them the first that was left open; undefined when none is.
 */
export function findLessonAfter<Lesson extends Identified>(
  lessons: readonly Lesson[],
  behind: Behind,
  after: string,
): Lesson | undefined {
  const place = lessons.findIndex(({ id }) => id === after)
  return findCurrentLesson([...lessons.slice(place + 1), ...lessons.slice(0, place + 1)], behind)
}

/** Where each lesson of a course, given in the order of teaching, lies for the learner. */
export function followPath<Lesson extends Identified>(
  lessons: readonly Lesson[],
  behind: Behind,
): { readonly lesson: Lesson; readonly state: LessonState }[] {
  const current = findCurrentLesson(lessons, behind)
  return lessons.map((lesson) => ({
    lesson,
    state: behind.get(lesson.id) ?? (lesson === current ? 'current' : 'ahead'),
  }))
}

/** The open lessons before `target`, which a check has to cover to skip to it. */
export function listSkipped<Lesson extends Identified>(
  lessons: readonly Lesson[],
  behind: Behind,
  target: string,
): readonly Lesson[] {
  const place = lessons.findIndex(({ id }) => id === target)
  return lessons.slice(0, Math.max(0, place)).filter(({ id }) => !behind.has(id))
}
