import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendar, isoDateOf, mondayOf, noonOf, weekdayOf } from './calendar.ts'

const dayMs = 86_400_000
const zones = [
  'Africa/Douala',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]

test('midnight in Douala, an hour before midnight in UTC, begins the day', () => {
  const { dayOf } = createCalendar('Africa/Douala')
  const midnight = Date.UTC(2026, 10, 20, 23)
  expect(isoDateOf(dayOf(midnight - 1))).toBe('2026-11-20')
  expect(isoDateOf(dayOf(midnight))).toBe('2026-11-21')
})

test('the days of 23 and 25 hours on which clocks change are one day each', () => {
  const { dayOf } = createCalendar('Europe/Paris')
  const hoursOf = (date: string) => {
    const noon = Date.parse(`${date}T12:00:00Z`)
    const hours = Array.from({ length: 72 }, (_, hour) => noon + (hour - 36) * 3_600_000)
    return hours.filter((instant) => isoDateOf(dayOf(instant)) === date).length
  }
  expect(hoursOf('2026-03-29')).toBe(23)
  expect(hoursOf('2026-10-25')).toBe(25)
  expect(hoursOf('2026-11-21')).toBe(24)
})

test('every instant lies in the day that the zone’s own calendar names', () => {
  const formats = new Map(
    zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone })]),
  )
  const calendars = new Map(zones.map((timeZone) => [timeZone, createCalendar(timeZone)]))
  const instant = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2050, 0) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
      const day = calendars.get(zone)?.dayOf(at) ?? NaN
      expect(isoDateOf(day)).toBe(formats.get(zone)?.format(at))
    }),
    { numRuns: 500 },
  )
})

test('the first and the last instants that an event can have lie in days too', () => {
  const { dayOf } = createCalendar('Africa/Douala')
  expect(dayOf(0)).toBe(0)
  expect(isoDateOf(dayOf(8.64e15 - 36_500 * dayMs))).toMatch(/^\+\d{6}-\d{2}-\d{2}$/)
})

test('weeks begin on Monday, before 1970 as well', () => {
  const { dayOf } = createCalendar('UTC')
  const saturday = dayOf(Date.UTC(2026, 10, 21))
  expect(weekdayOf(saturday)).toBe(5)
  expect(isoDateOf(mondayOf(saturday))).toBe('2026-11-16')
  expect(weekdayOf(-4)).toBe(6)
  expect(noonOf(saturday)).toBe(Date.UTC(2026, 10, 21, 12))
})
