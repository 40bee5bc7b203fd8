import { createCalendar, type Calendar } from '@mboa/domain'
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
