import { listCards, readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** In the learner's history, kept for ever. */
const name = 'first-questions'
const newcomerMs = 24 * 60 * 60 * 1000

/**
 * Whether a learner is to be asked what newcomers are asked (their goal, a reminder, what they know):
 * once on all their devices, and only whose first answer is less than a day old, or to come.
 * @param now epoch ms
 */
export function areFirstQuestionsOpen(fold: PracticeFold, now: number): boolean {
  const value = readSetting(fold, name)
  return (
    (value === undefined || typeof value === 'number') &&
    listCards(fold).every(({ firstReviewedAt }) => now - firstReviewedAt < newcomerMs)
  )
}

/** How many of them were answered or passed over, in their order: none is asked a second time. */
export function countFirstQuestionsBehind(fold: PracticeFold): number {
  const value = readSetting(fold, name)
  return typeof value === 'number' ? value : 0
}

/** So many of them are behind the learner. */
export const passFirstQuestions = (count: number): SettingChange => ({ name, value: count })

/** Once all of them were answered or passed over. */
export const closeFirstQuestions = (): SettingChange => ({ name, value: true })
