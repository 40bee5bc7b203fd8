import { pagePaths, type Bilingual, type UnitPack } from '@mboa/contract'
import { findCurrentLesson, readLessonsBehind, type PracticeFold } from '@mboa/domain'

/** The lesson that the home page leads to. */
export interface NextLesson {
  title: Bilingual
  path: string
}

/**
 * The first lesson of the course, in the order of teaching, that is neither finished nor known.
 * Undefined where units hold no lessons, or all of them are behind the learner.
 */
export function findNextLesson(
  fold: PracticeFold,
  { course, units }: { course: string; units: readonly UnitPack[] },
): NextLesson | undefined {
  const lessons = [...units].sort((a, b) => a.order - b.order).flatMap((unit) => unit.lessons ?? [])
  const next = findCurrentLesson(lessons, readLessonsBehind(fold, { course, lessons }))
  return next && { title: next.title, path: `${pagePaths.learnerLessons}/${next.id}` }
}
