import { noonOf, type CalendarDay } from '@mboa/domain'

/** Names a day of the learner's calendar in the interface's language. */
export function formatDay(
  day: CalendarDay,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(day))
}
