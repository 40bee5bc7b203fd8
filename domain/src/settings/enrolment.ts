import { listCards, readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

const currentCourseName = 'current-course'
const enrolmentName = (course: string) => `enrolled/${course}`

const hasLeft = (fold: PracticeFold, course: string) =>
  readSetting(fold, enrolmentName(course)) === false

/** The course being learnt: the one chosen last, unless it was left. Undefined before a choice. */
export function findCurrentCourse(fold: PracticeFold): string | undefined {
  const value = readSetting(fold, currentCourseName)
  return typeof value === 'string' && value !== '' && !hasLeft(fold, value) ? value : undefined
}

/**
 * Those of `courses` that the learner is enrolled in, in their order: chosen or practised before,
 * and not left since.
 */
export function listEnrolled(fold: PracticeFold, courses: readonly string[]): string[] {
  const practised = new Set(listCards(fold).map(({ course }) => course))
  const current = findCurrentCourse(fold)
  return courses.filter((course) => {
    const isEnrolled = readSetting(fold, enrolmentName(course))
    return typeof isEnrolled === 'boolean'
      ? isEnrolled
      : course === current || practised.has(course)
  })
}

/** What makes a course the one being learnt; who is not enrolled in it becomes so. */
export function chooseCourse(fold: PracticeFold, course: string): SettingChange[] {
  const choice = { name: currentCourseName, value: course }
  return readSetting(fold, enrolmentName(course)) === true
    ? [choice]
    : [choice, { name: enrolmentName(course), value: true }]
}

/**
 * What ends an enrolment; everything practised is kept. Where it was the course being learnt, the
 * first other one of `courses` that the learner is enrolled in takes its place.
 */
export function leaveCourse(
  fold: PracticeFold,
  course: string,
  courses: readonly string[],
): SettingChange[] {
  const left = { name: enrolmentName(course), value: false }
  if (findCurrentCourse(fold) !== course) return [left]
  const other = listEnrolled(fold, courses).find((each) => each !== course)
  return other === undefined ? [left] : [left, ...chooseCourse(fold, other)]
}
