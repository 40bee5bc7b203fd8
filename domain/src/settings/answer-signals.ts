import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** In the learner's history, kept for ever. */
const name = 'answer-signals'

/**
 * Whether right and wrong are also signalled by a short sound and a vibration: so until the learner
 * turns them off. A value that this version cannot use counts as not set.
 */
export const readAnswerSignals = (fold: PracticeFold): boolean => readSetting(fold, name) !== false

/** @example changeAnswerSignals(false) // { name: 'answer-signals', value: false } */
export const changeAnswerSignals = (isOn: boolean): SettingChange => ({ name, value: isOn })
