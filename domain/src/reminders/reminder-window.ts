import { createCalendar, isoDateOf, offsetReader } from '../progress/calendar.ts'
import type { ReminderTime } from './reminder.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A reminder that is later than this would be of another part of the day. */
const lateMs = 2 * 60 * minuteMs
/** The latest hour that is not night yet, for one that comes late. */
const nightHour = 22

/** When a reminder may reach somebody on a day of theirs; epoch ms. */
export interface ReminderWindow {
  /** `2026-01-05`, by the learner's clock. */
  readonly day: string
  /** The first instant of the day. */
  readonly dayBeganAt: number
  readonly opensAt: number
  /** Not after this: two hours later, or the night. */
  readonly closesAt: number
}

/** Whether this names a time zone that reminders can be counted in. */
export function isTimeZone(name: string): boolean {
  try {
    createCalendar(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The window of the day that `now` lies in, or of one `daysLater`. */
export function reminderWindow(
  { time, timeZone }: { time: ReminderTime; timeZone: string },
  now: number,
  daysLater = 0,
): ReminderWindow {
  const day = createCalendar(timeZone).dayOf(now) + daysLater
  const readOffset = offsetReader(timeZone)
  /** Where clocks skip this time, the instant at which they do. */
  const instantOf = (minutes: number) => {
    const local = day * dayMs + minutes * minuteMs
    const nearly = local - readOffset(local)
    return local - readOffset(nearly)
  }
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const opensAt = instantOf(hour * 60 + minute)
  return {
    day: isoDateOf(day),
    dayBeganAt: instantOf(0),
    opensAt,
    closesAt: Math.min(opensAt + lateMs, instantOf(nightHour * 60)),
  }
}
