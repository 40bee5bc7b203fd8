import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** In the learner's history, kept for ever. */
const name = 'recall-first'

/**
 * Whether the choices for what is known come a moment later than the question, so that it is
 * recalled first: so until the learner turns it off. A value that this version cannot use counts as
 * not set.
 */
export const readRecallFirst = (fold: PracticeFold): boolean => readSetting(fold, name) !== false

/** @example changeRecallFirst(false) // { name: 'recall-first', value: false } */
export const changeRecallFirst = (isOn: boolean): SettingChange => ({ name, value: isOn })
