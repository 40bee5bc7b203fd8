import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** In the learner's history, kept for ever. */
const namePrefix = 'convention/'

/** The spelling convention that a learner sees of a course; undefined for the course's own. */
export function readSeenConvention(fold: PracticeFold, course: string): string | undefined {
  const value = readSetting(fold, namePrefix + course)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @example changeSeenConvention('wes', undefined) // { name: 'convention/wes', value: '' } */
export const changeSeenConvention = (
  course: string,
  convention: string | undefined,
): SettingChange => ({ name: namePrefix + course, value: convention ?? '' })
