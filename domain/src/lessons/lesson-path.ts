import type { FinishedLesson } from './finished-lessons.ts'

export type LessonState = FinishedLesson['how'] | 'current' | 'ahead'

interface Identified {
  readonly id: string
}

/** The lesson to continue with: the first that is not finished; undefined when all are. */
export function findCurrentLesson<Lesson extends Identified>(
  lessons: readonly Lesson[],
  finished: ReadonlyMap<string, FinishedLesson>,
): Lesson | undefined {
  return lessons.find(({ id }) => !finished.has(id))
}

/** Where each lesson of a course, given in the order of teaching, lies for the learner. */
export function followPath<Lesson extends Identified>(
  lessons: readonly Lesson[],
  finished: ReadonlyMap<string, FinishedLesson>,
): { readonly lesson: Lesson; readonly state: LessonState }[] {
  const current = findCurrentLesson(lessons, finished)
  return lessons.map((lesson) => ({
    lesson,
    state: finished.get(lesson.id)?.how ?? (lesson === current ? 'current' : 'ahead'),
  }))
}

/** The unfinished lessons before `target`, which a check has to cover to skip to it. */
export function listSkipped<Lesson extends Identified>(
  lessons: readonly Lesson[],
  finished: ReadonlyMap<string, FinishedLesson>,
  target: string,
): readonly Lesson[] {
  const place = lessons.findIndex(({ id }) => id === target)
  return lessons.slice(0, Math.max(0, place)).filter(({ id }) => !finished.has(id))
}
