import { expect, test } from 'vitest'
import { findCard, foldEvents, listCards } from '../scheduling/fold.ts'
import type { Foldable } from '../scheduling/practice-events.ts'
import { buildSentence, buildUnit } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { reviewListened, startListening } from './listening-lesson.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000
const sentence = buildSentence('sentence')
const unit = { ...buildUnit(30), sentences: [sentence] }
const all = new Set([...unit.words.map(({ id }) => id), sentence.id])

const begin = (events: readonly Foldable[], recorded: ReadonlySet<string> = all, id = testId(7)) =>
  startListening({
    id,
    course: 'tst',
    units: [unit],
    fold: foldEvents(events),
    recorded,
    now: start + 30 * dayMs,
  })
const itemsOf = (lesson: ReturnType<typeof begin>) => lesson.items.map(({ item }) => item)

const met = (item: string, id: number, answeredAt: number) =>
  buildReview({ id: testId(id), item, answeredAt })

test('what is due is heard first, then what was met, then the path; no more than twenty', () => {
  const now = start + 30 * dayMs
  const due = met('tst.word-9', 1, start)
  const fresh = [met('tst.word-5', 2, now - 60_000), met(sentence.id, 3, now - 60_000)]
  const items = itemsOf(begin([due, ...fresh]))
  expect(items[0]).toBe('tst.word-9')
  expect(new Set(items.slice(1, 3))).toEqual(new Set(['tst.word-5', sentence.id]))
  expect(items.slice(3, 6)).toEqual(['tst.word-1', 'tst.word-2', 'tst.word-3'])
  expect(items).toHaveLength(20)
  expect(new Set(items).size).toBe(20)
})

test('only what can be heard, and of sentences only what was met', () => {
  expect(itemsOf(begin([], new Set(['tst.word-3', sentence.id])))).toEqual(['tst.word-3'])
  expect(itemsOf(begin([], new Set()))).toEqual([])
})

test('the same id gives the same lesson', () => {
  const events = unit.words
    .slice(0, 12)
    .map(({ id }, at) => met(id, at + 1, start + 29.999 * dayMs))
  expect(itemsOf(begin(events))).toEqual(itemsOf(begin(events)))
  expect(itemsOf(begin(events))).not.toEqual(itemsOf(begin(events, all, testId(8))))
})

test.each([
  [true, 3],
  [false, 1],
] as const)('an answer (%s) counts for saying it, and for nothing else', (isRecalled, rating) => {
  const lesson = begin([met(sentence.id, 1, start)], new Set(['tst.word-1', sentence.id]))
  const reviews = lesson.items.map((item, at) =>
    reviewListened(lesson, item, {
      id: testId(100 + at),
      isRecalled,
      answeredAt: start + 30 * dayMs,
      tookMs: 9_000,
    }),
  )
  expect(reviews.map((review) => [review.rating, review.session])).toEqual([
    [rating, testId(7)],
    [rating, testId(7)],
  ])
  const fold = foldEvents(reviews)
  expect(listCards(fold).map(({ skill }) => skill)).toEqual(['say', 'say'])
  expect(findCard(fold, sentence.id, 'say')?.about).toBe('sentence')
})
