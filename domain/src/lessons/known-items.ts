import type { Card } from '../scheduling/card.ts'
import { findCard } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { Skill } from '../scheduling/practice-events.ts'
import { listTaught } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { readFinishedLessons } from './finished-lessons.ts'

/** Skills that need the word itself, not only its meaning. */
const producing: readonly Skill[] = ['recall', 'write']

const isProduced = (fold: PracticeFold, item: string, isSo: (card: Card) => boolean): boolean =>
  producing.some((skill) => {
    const card = findCard(fold, item, skill)
    return card !== undefined && isSo(card)
  })

/**
 * Whether a word or sentence was ever produced beyond the steps of minutes. It stays so when it is
 * forgotten: practice brings it back then, and the path does not lead back for it.
 */
export const wasLearnt = (fold: PracticeFold, item: string): boolean =>
  isProduced(fold, item, ({ stage }) => stage !== 'learning')

/** Whether it is produced beyond the steps of minutes, and was right the last time. */
export const isKnown = (fold: PracticeFold, item: string): boolean =>
  isProduced(fold, item, ({ stage }) => stage === 'review')

/** Whether it was produced, and right the last time: it needs no presenting. */
const isRecalled = (fold: PracticeFold, item: string): boolean =>
  isProduced(
    fold,
    item,
    ({ stage, step }) => stage === 'review' || (stage === 'learning' && step > 0),
  )

/** How much of what a lesson teaches the learner knows already. */
export function countKnown(fold: PracticeFold, lesson: CourseLesson): number {
  return listTaught(lesson).filter((item) => isKnown(fold, item)).length
}

/**
 * A lesson without what the learner knows: what was recalled the last time is not presented, what is
 * known is not drilled either, and the check asks all of it once. A lesson that is finished, or all
 * of which is known, is whole: it is opened to be repeated.
 */
export function leaveOutKnown(
  lesson: CourseLesson,
  { fold, course }: { readonly fold: PracticeFold; readonly course: string },
): CourseLesson {
  const isRepeated =
    readFinishedLessons(fold, course).has(lesson.id) ||
    countKnown(fold, lesson) === listTaught(lesson).length
  if (isRepeated) return lesson
  const steps = lesson.steps.map((step) => {
    if (!('items' in step) || step.step === 'check') return step
    const isLeftOut = step.step === 'present' ? isRecalled : isKnown
    return { ...step, items: step.items.filter((item) => !isLeftOut(fold, item)) }
  })
  return { ...lesson, steps }
}
