import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from '../settings/learner-settings.ts'

/** Nobody is reminded from nine in the evening to seven in the morning. */
const firstHour = 7
const lastHour = 20

/** A time of day that a reminder may have, by the learner's own clock: `HH:MM`. */
export type ReminderTime = string & { readonly __brand: 'ReminderTime' }

/** Undefined for what is no time of day, and for the night. */
export function parseReminderTime(text: unknown): ReminderTime | undefined {
  if (typeof text !== 'string' || !/^\d\d:[0-5]\d$/.test(text)) return undefined
  const hour = Number(text.slice(0, 2))
  return hour >= firstHour && hour <= lastHour ? (text as ReminderTime) : undefined
}

/** Every half hour of the day, the first first. */
export const reminderTimes: readonly ReminderTime[] = Array.from(
  { length: (lastHour - firstHour + 1) * 2 },
  (_, half) => {
    const hour = String(firstHour + Math.floor(half / 2)).padStart(2, '0')
    return `${hour}:${half % 2 === 0 ? '00' : '30'}` as ReminderTime
  },
)

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
