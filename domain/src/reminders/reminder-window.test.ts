import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimeZone, reminderWindow } from './reminder-window.ts'
import { reminderTimes, type ReminderTime } from './reminder.ts'

const at = (time: string, timeZone: string) => ({ time: time as ReminderTime, timeZone })
const utc = (text: string) => Date.parse(`${text}Z`)

describe('when a reminder may come', () => {
  test.each([
    ['Africa/Douala', '18:00', '2026-11-21T09:00', '2026-11-21', '2026-11-21T17:00'],
    // Late in the evening in UTC it is the next day already.
    ['Africa/Douala', '07:00', '2026-11-21T23:30', '2026-11-22', '2026-11-22T06:00'],
    ['America/Los_Angeles', '07:30', '2026-11-21T05:00', '2026-11-20', '2026-11-20T15:30'],
    ['Asia/Kathmandu', '12:00', '2026-11-21T09:00', '2026-11-21', '2026-11-21T06:15'],
    // The days on which Paris changes its clocks.
    ['Europe/Paris', '18:00', '2026-03-29T00:00', '2026-03-29', '2026-03-29T16:00'],
    ['Europe/Paris', '18:00', '2026-10-25T00:00', '2026-10-25', '2026-10-25T17:00'],
    // Clocks changed within the offset of the zone before that hour.
    ['America/Los_Angeles', '07:00', '2026-03-08T08:30', '2026-03-08', '2026-03-08T14:00'],
    ['America/Los_Angeles', '07:00', '2026-11-01T08:30', '2026-11-01', '2026-11-01T15:00'],
  ])('in %s at %s, asked at %s', (zone, time, now, day, opens) => {
    const window = reminderWindow(at(time, zone), utc(now))
    expect(window).toMatchObject({ day, opensAt: utc(opens) })
    expect(window.closesAt).toBe(utc(opens) + 2 * 60 * 60_000)
  })

  test('is over with the night, and comes again on the next day', () => {
    const now = utc('2026-11-21T09:00')
    const late = reminderWindow(at('20:30', 'Africa/Douala'), now)
    expect(late.closesAt).toBe(utc('2026-11-21T21:00'))
    expect(late.dayBeganAt).toBe(utc('2026-11-20T23:00'))
    const next = reminderWindow(at('20:30', 'Africa/Douala'), now, 1)
    expect(next).toMatchObject({ day: '2026-11-22', opensAt: utc('2026-11-22T19:30') })
  })

  test('the day begins at its midnight, also where clocks change in that night', () => {
    const sydney = at('18:00', 'Australia/Sydney')
    const began = ['2026-10-04', '2026-04-05'].map(
      (day) => reminderWindow(sydney, utc(`${day}T05:00`)).dayBeganAt,
    )
    expect(began).toEqual([utc('2026-10-03T14:00'), utc('2026-04-04T13:00')])
  })

  test('is never between ten in the evening and seven, whatever the zone and the day', () => {
    const zones = ['Africa/Douala', 'Europe/Paris', 'America/St_Johns', 'Pacific/Apia', 'UTC']
    const year = { min: utc('2026-01-01T00:00'), max: utc('2027-01-01T00:00') }
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...reminderTimes),
        fc.integer(year),
        (timeZone, time, now) => {
          const { opensAt, closesAt } = reminderWindow({ time, timeZone }, now)
          const hourOf = new Intl.DateTimeFormat('en-GB', {
            timeZone,
            timeStyle: 'short',
          })
          expect(hourOf.format(opensAt)).toBe(time)
          expect(hourOf.format(opensAt) >= '07:00').toBe(true)
          expect(hourOf.format(closesAt) <= '22:00').toBe(true)
          expect(closesAt).toBeGreaterThan(opensAt)
        },
      ),
    )
  })

  test.each([
    ['Africa/Douala', true],
    ['UTC', true],
    ['Africa/Nowhere', false],
    ['', false],
  ])('“%s” is a zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))
})
