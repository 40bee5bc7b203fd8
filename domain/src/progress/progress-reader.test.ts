import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, buildUndo, testId } from '../testing/practice-events.ts'
import { createCalendar, isoDateOf } from './calendar.ts'
import { listMistaken } from './mistakes.ts'
import { createProgressReader } from './progress-reader.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const evening = Date.UTC(2026, 10, 20, 22, 55)
const read = createProgressReader(createCalendar('Africa/Douala'))

const wrongTone = { skill: 'recall', verdict: 'tone', outcome: 'almost' } as const

test('a session over midnight is practice of two days', () => {
  const figures = read(
    foldEvents([
      buildReview({ id: testId(1), answeredAt: evening }),
      buildReview({ id: testId(2), item: 'tst.two', answeredAt: evening + 10 * minuteMs }),
    ]),
  )
  expect(figures.days.map(({ day }) => isoDateOf(day))).toEqual(['2026-11-20', '2026-11-21'])
})

test('days of practice stay the days they were, in whatever zone they are read', () => {
  const [first, offset] = [Date.UTC(2026, 10, 18), 60]
  const reviews = [0, 1, 2, 3].flatMap((day) =>
    // Evenings at 22:00 and mornings at 6:00 in Douala.
    [21, 5].map((hour, half) =>
      buildReview({
        id: testId(2 * day + half),
        answeredAt: first + (24 * day + hour) * hourMs,
        utcOffsetMinutes: offset,
      }),
    ),
  )
  for (const zone of ['Africa/Douala', 'Asia/Tokyo', 'America/Los_Angeles']) {
    const { days } = createProgressReader(createCalendar(zone))(foldEvents(reviews))
    expect(days.map(({ day, reviews: count }) => [isoDateOf(day), count])).toEqual([
      ['2026-11-18', 2],
      ['2026-11-19', 2],
      ['2026-11-20', 2],
      ['2026-11-21', 2],
    ])
  }
})

test('a day practised offline counts on the day it was, once it arrives', () => {
  const offline = { answeredAt: evening, receivedAt: evening + 72 * hourMs }
  const figures = read(foldEvents([buildReview(offline)]))
  expect(figures.days.map(({ day }) => isoDateOf(day))).toEqual(['2026-11-20'])
})

test('a clock that was ahead counts on the day of receipt', () => {
  const ahead = { answeredAt: evening + 300 * 24 * hourMs, receivedAt: evening }
  const figures = read(foldEvents([buildReview(ahead)]))
  expect(figures.days.map(({ day }) => isoDateOf(day))).toEqual(['2026-11-20'])
})

test('an answer counts with at most a minute, and not at all once taken back', () => {
  const figures = read(
    foldEvents([
      buildReview({ id: testId(1), tookMs: 4_000 }),
      buildReview({ id: testId(2), item: 'tst.two', tookMs: hourMs }),
      buildReview({ id: testId(3), item: 'tst.three', tookMs: 30_000 }),
      buildUndo({ id: testId(4), undoes: testId(3) }),
    ]),
  )
  expect(figures.practisedMs).toBe(64_000)
  expect(figures.reviews).toBe(2)
})

test('mistakes are counted by kind, the worst words first', () => {
  const mistakes = [
    { item: 'tst.a', ...wrongTone },
    { item: 'tst.b', ...wrongTone },
    { item: 'tst.b', ...wrongTone },
    { item: 'tst.c', ...wrongTone, verdict: 'letters' as const },
    { item: 'tst.d', ...wrongTone, verdict: 'typo' as const },
    { item: 'tst.e', verdict: 'wrong' as const, outcome: 'wrong' as const, rating: 1 as const },
  ]
  const { mistakes: found } = read(
    foldEvents(
      mistakes.map((mistake, at) =>
        buildReview({ id: testId(at), answeredAt: evening + at * minuteMs, ...mistake }),
      ),
    ),
  )
  expect(
    found.map(({ kind, total, items }) => [kind, total, items.map(({ item }) => item)]),
  ).toEqual([
    ['tone', 3, ['tst.b', 'tst.a']],
    ['letters', 1, ['tst.c']],
    ['spelling', 1, ['tst.d']],
    ['meaning', 1, ['tst.e']],
  ])
})

test('words that went wrong alike stand in one order, whichever arrived first', () => {
  const events = ['tst.b', 'tst.a', 'tst.c'].map((item, at) =>
    buildReview({ id: testId(at), item, answeredAt: evening, ...wrongTone }),
  )
  for (const given of [events, events.toReversed()]) {
    const [tone] = read(foldEvents(given)).mistakes
    expect(tone?.items.map(({ item }) => item)).toEqual(['tst.a', 'tst.b', 'tst.c'])
  }
})

test('a word answered right twice running is no longer to be worked on', () => {
  const answers = [wrongTone, { skill: 'recall' as const }, { skill: 'recall' as const }]
  const events = answers.map((answer, at) =>
    buildReview({ id: testId(at), answeredAt: evening + at * hourMs, ...answer }),
  )
  const toneOf = (given: typeof events) => read(foldEvents(given)).mistakes[0]
  expect(toneOf(events.slice(0, 2))?.items).toEqual([{ item: 'tst.one', mistakes: 1 }])
  expect(toneOf(events)).toEqual({ kind: 'tone', total: 1, items: [] })
})

test('a tone that the learner does not practise yet is no mistake', () => {
  const ignored = buildReview({ ...wrongTone, outcome: 'correct' })
  expect(read(foldEvents([ignored])).mistakes.every(({ total }) => total === 0)).toBe(true)
})

test('courses are counted apart and together', () => {
  const fold = foldEvents([
    buildReview({ id: testId(1) }),
    buildReview({ id: testId(2), course: 'oth', item: 'oth.one' }),
  ])
  expect(read(fold, 'tst').reviews).toBe(1)
  expect(read(fold).reviews).toBe(2)
})

test('what still goes wrong in a course is listed once, the most recent first', () => {
  const reviews = [
    { item: 'tst.a', ...wrongTone },
    { item: 'tst.b', verdict: 'wrong', outcome: 'wrong', rating: 1 },
    { item: 'tst.a', skill: 'recognise', verdict: 'wrong', outcome: 'wrong', rating: 1 },
    { item: 'tst.settled', ...wrongTone },
    { item: 'tst.settled', skill: 'recall' },
    { item: 'tst.settled', skill: 'recall' },
    { item: 'tst.right' },
    { item: 'oth.c', course: 'oth', ...wrongTone },
  ] as const
  const fold = foldEvents(
    reviews.map((review, at) =>
      buildReview({ id: testId(at + 1), answeredAt: evening + at * minuteMs, ...review }),
    ),
  )
  expect(listMistaken(fold, 'tst')).toEqual(['tst.a', 'tst.b'])
})
