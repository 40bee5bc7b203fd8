import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { emptyFold, foldEvents } from '../scheduling/fold.ts'
import { buildSetting, testId } from '../testing/practice-events.ts'
import { buildReminderCalendar } from './reminder-calendar.ts'
import {
  changeReminder,
  parseReminderTime,
  readReminder,
  reminderTimes,
  type ReminderTime,
} from './reminder.ts'

describe('the hour of a reminder', () => {
  test('is every half hour from seven to half past eight in the evening', () => {
    expect(reminderTimes).toHaveLength(28)
    expect([reminderTimes[0], reminderTimes.at(-1)]).toEqual(['07:00', '20:30'])
    expect(reminderTimes.map(parseReminderTime)).toEqual(reminderTimes)
  })

  test.each(['06:59', '21:00', '00:00', '24:00', '7:00', '18:60', 'off', '', 18, true, undefined])(
    '%s is none',
    (value) => expect(parseReminderTime(value)).toBeUndefined(),
  )

  test('is none until it is chosen; the last choice holds, also that of none', () => {
    const at = (second: number, time: ReminderTime | undefined) =>
      buildSetting({ ...changeReminder(time), id: testId(second), answeredAt: second * 1000 })
    const [first, second] = [reminderTimes[3], reminderTimes[9]]
    expect(readReminder(emptyFold())).toBeUndefined()
    expect(readReminder(foldEvents([at(2, second), at(1, first)]))).toBe(second)
    expect(readReminder(foldEvents([at(2, undefined), at(1, first)]))).toBeUndefined()
  })
})

const now = Date.UTC(2026, 0, 5, 8, 30, 15)
const texts = { title: 'Éwondo, cinq minutes; à toi \\ !', description: 'Un mot\nou deux' }
const reminder = {
  uid: 'reminder-1@mboa',
  time: '18:30' as ReminderTime,
  firstDay: '2026-01-05',
  now,
  isCancelled: false,
  texts,
  address: 'https://mboa.example/dashboards/learner',
}

/** As another implementation of RFC 5545 reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('The file has no event')
  return { calendar, component, event: new ICAL.Event(component) }
}

describe('the calendar file of a reminder', () => {
  test('has one event a day at the hour of whatever clock reads it, with an alarm', () => {
    const { calendar, component, event } = read(buildReminderCalendar(reminder))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect([event.uid, event.summary, event.description]).toEqual([
      reminder.uid,
      texts.title,
      texts.description,
    ])
    expect(event.startDate.toString()).toBe('2026-01-05T18:30:00')
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(event.duration.toSeconds()).toBe(600)
    const days = event.iterator()
    const nextDays = [days.next(), days.next(), days.next()].map(String)
    expect(nextDays).toEqual(['2026-01-05T18:30:00', '2026-01-06T18:30:00', '2026-01-07T18:30:00'])
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S')
    expect(alarm?.getFirstPropertyValue('description')).toBe(texts.title)
    expect(component.getFirstPropertyValue('url')).toBe(reminder.address)
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-05T08:30:15Z')
  })

  test('made later takes the place of the one before, or takes it away', () => {
    const { event: before } = read(buildReminderCalendar(reminder))
    const { calendar, component, event } = read(
      buildReminderCalendar({ ...reminder, now: now + 1000, isCancelled: true }),
    )
    expect(event.uid).toBe(before.uid)
    expect(event.sequence).toBeGreaterThan(before.sequence)
    expect(event.sequence).toBeLessThan(2 ** 31)
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('breaks lines at 75 octets, between characters, and says any text', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) =>
      // Control characters have no place in a calendar.
      text.replace(/\p{Cc}/gu, ''),
    )
    fc.assert(
      fc.property(anyText, (title) => {
        const file = buildReminderCalendar({ ...reminder, texts: { ...texts, title } })
        expect(file.endsWith('\r\n')).toBe(true)
        const lines = file.slice(0, -2).split('\r\n')
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/)
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        }
        expect(read(file).event.summary).toBe(title)
      }),
    )
  })
})
