import { createCalendar, noonOf, type Calendar, type CalendarDay } from '@mboa/domain'
import { reportProblem } from './report-problem.ts'

let known: { asked: string; calendar: Calendar } | undefined

/** The calendar of this device's time zone, the same object until the zone changes. */
export function learnerCalendar(): Calendar {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (known?.asked !== timeZone) known = { asked: timeZone, calendar: calendarOf(timeZone) }
  return known.calendar
}

/** Browsers on odd devices name zones that they do not know themselves. */
function calendarOf(timeZone: string): Calendar {
  try {
    return createCalendar(timeZone)
  } catch (error) {
    reportProblem(`reading the time zone ${timeZone}`, error)
    return createCalendar('UTC')
  }
}

/** Making one takes a phone longer than naming a year of days by it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Names a day of the learner's calendar in the interface's language. */
export function formatDay(
  day: CalendarDay,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(noonOf(day))
}
