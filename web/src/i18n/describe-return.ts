const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * When something comes back, in words of the interface's language: "in 10 minutes", "tomorrow",
 * "in 5 days". Days are counted by the learner's calendar.
 */
export function describeReturn(dueAt: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const minutes = Math.max(1, Math.ceil((dueAt - now) / minuteMs))
  if (minutes < 60) return words.format(minutes, 'minute')
  const days = calendarDaysBetween(now, dueAt)
  return days === 0
    ? words.format(Math.round((dueAt - now) / hourMs), 'hour')
    : words.format(days, 'day')
}

function calendarDaysBetween(from: number, to: number): number {
  const midnightOf = (instant: number) => new Date(instant).setHours(0, 0, 0, 0)
  return Math.round((midnightOf(to) - midnightOf(from)) / (24 * hourMs))
}
