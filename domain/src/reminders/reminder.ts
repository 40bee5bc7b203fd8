import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from '../settings/learner-settings.ts'
import { parseReminderTime, type ReminderTime } from './reminder-time.ts'

/** In the learner's history, kept for ever. */
const name = 'reminder-at'
const off = 'off'

/** When the learner wants to be reminded; undefined where they do not, or another version knows. */
export const readReminder = (fold: PracticeFold): ReminderTime | undefined =>
  parseReminderTime(readSetting(fold, name))

/** @param time undefined turns the reminder off */
export const changeReminder = (time: ReminderTime | undefined): SettingChange => ({
  name,
  value: time ?? off,
})
