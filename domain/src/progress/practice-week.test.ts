import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, buildUndo, testId } from '../testing/practice-events.ts'
import { createCalendar, isoDateOf } from './calendar.ts'
import { readPracticeWeek } from './practice-week.ts'

const calendar = createCalendar('Africa/Douala')
/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 17)
const dayMs = 86_400_000

test('the week ends with today and counts days, not answers', () => {
  const week = readPracticeWeek(
    foldEvents([
      buildReview({ id: testId(1), answeredAt: now - 6 * dayMs }),
      buildReview({ id: testId(2), answeredAt: now - 2 * dayMs, item: 'tst.b' }),
      buildReview({ id: testId(3), answeredAt: now - 2 * dayMs, item: 'tst.a' }),
      buildReview({ id: testId(4), answeredAt: now }),
      buildReview({ id: testId(5), answeredAt: now - 5 * dayMs, item: 'tst.monday' }),
      buildReview({ id: testId(6), answeredAt: now - 7 * dayMs, item: 'tst.before' }),
    ]),
    { calendar, now },
  )
  expect(isoDateOf(week.days[0]?.day ?? 0)).toBe('2026-11-15')
  expect(week.days.map(({ reviews }) => reviews)).toEqual([1, 1, 0, 0, 2, 0, 1])
  expect(week.days[4]?.items).toEqual(['tst.a', 'tst.b'])
  expect(week.practisedDays).toBe(4)
  expect(isoDateOf(week.today)).toBe('2026-11-21')
})

test('a day of the week stays the day it was after a journey, and none is after today', () => {
  const tokyo = { utcOffsetMinutes: 9 * 60 }
  const fold = foldEvents([
    // 02:00 on the 20th in Tokyo, and 01:00 on the 22nd, when it is still the 21st in Douala.
    buildReview({ id: testId(1), answeredAt: Date.UTC(2026, 10, 19, 17), ...tokyo }),
    buildReview({ id: testId(2), answeredAt: Date.UTC(2026, 10, 21, 16), ...tokyo }),
  ])
  const { days } = readPracticeWeek(fold, { calendar, now })
  expect(days.map(({ reviews }) => reviews)).toEqual([0, 0, 0, 0, 0, 1, 1])
})

test('a day whose only answer was taken back is not practised', () => {
  const fold = foldEvents([
    buildReview({ id: testId(1), answeredAt: now }),
    buildReview({ id: testId(2), answeredAt: now - dayMs }),
    buildUndo({ id: testId(3), undoes: testId(1), answeredAt: now }),
  ])
  expect(readPracticeWeek(fold, { calendar, now }).practisedDays).toBe(1)
})

test('days practised without a network count on their own days once they arrive', () => {
  const events = [3, 2].map((daysAgo) => ({
    ...buildReview({ id: testId(daysAgo), answeredAt: now - daysAgo * dayMs }),
    receivedAt: now,
  }))
  const { days } = readPracticeWeek(foldEvents(events), { calendar, now })
  expect(days.map(({ reviews }) => reviews)).toEqual([0, 0, 0, 1, 1, 0, 0])
})

test('what a device with a clock ahead answered counts on the day on which it arrived', () => {
  const ahead = { ...buildReview({ answeredAt: now + 40 * dayMs }), receivedAt: now - dayMs }
  const { days, practisedDays } = readPracticeWeek(foldEvents([ahead]), { calendar, now })
  expect([practisedDays, days[5]?.reviews]).toEqual([1, 1])
})

test('an answer just before and one just after the learner’s midnight are two days', () => {
  const midnight = Date.UTC(2026, 10, 18, 23)
  const events = [-1, 0].map((ms, at) =>
    buildReview({ id: testId(at + 1), answeredAt: midnight + ms }),
  )
  const { days } = readPracticeWeek(foldEvents(events), { calendar, now })
  expect(days.map(({ reviews }) => reviews)).toEqual([0, 0, 0, 1, 1, 0, 0])
})
