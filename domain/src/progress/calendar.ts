const dayMs = 86_400_000

/** A day of a calendar: days since 1 January 1970, wherever on earth that day was. */
export type CalendarDay = number

/** The days of one time zone. Days of 23 and 25 hours are days like any other. */
export interface Calendar {
  /** IANA name, `Africa/Douala`. */
  readonly timeZone: string
  /** The day in which an instant (epoch ms) lies here. */
  readonly dayOf: (instant: number) => CalendarDay
}

/**
 * The calendar of a time zone. Reviews carry their own offset from UTC (`dayOfReview`), so that
 * practice stays on its day after a journey.
 *
 * Throws a RangeError for a zone that is none.
 *
 * @example createCalendar('Africa/Douala').dayOf(Date.UTC(2026, 0, 1, 23)) // 20455, 2 January 2026
 */
export function createCalendar(timeZone: string): Calendar {
  const readOffset = offsetReader(timeZone)
  // The zone is asked twice for each day in UTC, not for each of 100,000 reviews.
  const offsets = new Map<number, { opens: number; closes: number }>()
  const dayOf = (instant: number): CalendarDay => {
    const utcDay = Math.floor(instant / dayMs)
    let known = offsets.get(utcDay)
    if (known === undefined) {
      known = { opens: readOffset(utcDay * dayMs), closes: readOffset((utcDay + 1) * dayMs - 1) }
      offsets.set(utcDay, known)
    }
    const offset = known.opens === known.closes ? known.opens : readOffset(instant)
    return Math.floor((instant + offset) / dayMs)
  }
  return { timeZone, dayOf }
}

/** How far local time is ahead of UTC at an instant, in ms. */
export function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    const wholeSeconds = Math.floor(instant / 1000) * 1000
    return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds
  }
}

/** Monday 0 to Sunday 6, as ISO 8601 counts them. */
export function weekdayOf(day: CalendarDay): number {
  // 1 January 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return day - weekdayOf(day)
}

/** Noon of a day in UTC, epoch ms: format it with `timeZone: 'UTC'` to name the day. */
export function noonOf(day: CalendarDay): number {
  return day * dayMs + dayMs / 2
}

/** `2026-11-21`. */
export function isoDateOf(day: CalendarDay): string {
  return new Date(noonOf(day)).toISOString().split('T')[0] ?? ''
}
