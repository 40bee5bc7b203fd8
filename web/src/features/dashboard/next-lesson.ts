import { pagePaths, type Bilingual, type UnitPack } from '@mboa/contract'
import { findCurrentLesson, readFinishedLessons, type PracticeFold } from '@mboa/domain'

/** The lesson that the home page leads to. */
export interface NextLesson {
  title: Bilingual
  path: string
}

/**
 * The first lesson of the course, in the order of teaching, that is not finished. Undefined where
 * units hold no lessons, or all of them are behind the learner.
 */
export function findNextLesson(
  fold: PracticeFold,
  { course, units }: { course: string; units: readonly UnitPack[] },
): NextLesson | undefined {
  const lessons = [...units].sort((a, b) => a.order - b.order).flatMap((unit) => unit.lessons ?? [])
  const next = findCurrentLesson(lessons, readFinishedLessons(fold, course))
  return next && { title: next.title, path: `${pagePaths.learnerLessons}/${next.id}` }
}
