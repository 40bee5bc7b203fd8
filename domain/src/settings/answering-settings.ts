import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** In the learner's history, kept for ever. */
const names = { signals: 'answer-signals', recall: 'recall-first' } as const

/** So until the learner turns it off; a value that this version cannot use counts as not set. */
const isOn = (fold: PracticeFold, name: string) => readSetting(fold, name) !== false

/** Whether right and wrong are also signalled by a short sound and a vibration. */
export const readAnswerSignals = (fold: PracticeFold): boolean => isOn(fold, names.signals)

/** @example changeAnswerSignals(false) // { name: 'answer-signals', value: false } */
export const changeAnswerSignals = (value: boolean): SettingChange => ({
  name: names.signals,
  value,
})

/**
 * Whether the choices for what is known come a moment later than the question, so that it is
 * recalled first.
 */
export const readRecallFirst = (fold: PracticeFold): boolean => isOn(fold, names.recall)

/** @example changeRecallFirst(false) // { name: 'recall-first', value: false } */
export const changeRecallFirst = (value: boolean): SettingChange => ({ name: names.recall, value })
