import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildLessonEvent, buildReview, testId } from '../testing/index.ts'
import {
  findCurrentLesson,
  findLessonAfter,
  followPath,
  listSkipped,
  readLessonsBehind,
} from './lesson-path.ts'
import type { LessonBehind } from './lesson-path.ts'

const lessons = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const finished = (of: Record<string, LessonBehind>) => new Map(Object.entries(of))
const states = (of: Record<string, LessonBehind>) =>
  followPath(lessons, finished(of)).map(({ state }) => state)

test('the first lesson that is not finished is the current one, the others lie ahead', () => {
  expect(states({})).toEqual(['current', 'ahead', 'ahead', 'ahead'])
  expect(states({ a: 'done', b: 'skipped' })).toEqual(['done', 'skipped', 'current', 'ahead'])
})

test('a lesson that a new version puts before finished ones becomes the current one', () => {
  expect(states({ a: 'done', c: 'done' })).toEqual(['done', 'current', 'done', 'ahead'])
})

test('with all lessons finished there is no current one', () => {
  const all = finished({ a: 'done', b: 'done', c: 'done', d: 'skipped' })
  expect(findCurrentLesson(lessons, all)).toBeUndefined()
})

test('skipping covers the unfinished lessons before the one skipped to', () => {
  expect(listSkipped(lessons, finished({ a: 'done' }), 'd')).toEqual([{ id: 'b' }, { id: 'c' }])
  expect(listSkipped(lessons, finished({}), 'a')).toEqual([])
  expect(listSkipped(lessons, finished({}), 'nowhere')).toEqual([])
})

test('after a lesson that was opened ahead comes the next one, and after the last what was left open', () => {
  const behind = finished({ a: 'done', c: 'done' })
  expect(findLessonAfter(lessons, behind, 'c')).toEqual({ id: 'd' })
  expect(findLessonAfter(lessons, finished({ a: 'done', d: 'done' }), 'd')).toEqual({ id: 'b' })
  const all = finished({ a: 'done', b: 'done', c: 'known', d: 'skipped' })
  expect(findLessonAfter(lessons, all, 'a')).toBeUndefined()
})

const dayMs = 86_400_000
/** Produced on so many days in a row, which takes it beyond the steps of minutes. */
const producedOn = (item: string, days: readonly number[], first: number) =>
  days.map((day, at) =>
    buildReview({ id: testId(first + at), item, skill: 'recall', answeredAt: day * dayMs }),
  )
const lesson = (id: string, ...items: string[]) => ({
  id,
  steps: [{ step: 'present' as const, items }],
})
const behindOf = (events: Parameters<typeof foldEvents>[0]) =>
  Object.fromEntries(
    readLessonsBehind(foldEvents(events), {
      course: 'tst',
      lessons: [lesson('tst.one', 'tst.a', 'tst.b'), lesson('tst.two', 'tst.c')],
    }),
  )

test('a lesson of which practice has taught everything is known, and the path goes on after it', () => {
  const a = producedOn('tst.a', [0, 1, 5], 10)
  const b = producedOn('tst.b', [0, 1, 5], 20)
  expect(behindOf(a)).toEqual({})
  expect(behindOf([...a, ...b])).toEqual({ 'tst.one': 'known' })
})

test('what is known stays so when it is forgotten, and a finished lesson stays what it was', () => {
  const all = [...producedOn('tst.a', [0, 1, 5], 10), ...producedOn('tst.b', [0, 1, 5], 20)]
  const forgotten = buildReview({
    id: testId(40),
    item: 'tst.a',
    skill: 'recall',
    rating: 1,
    outcome: 'wrong',
    answeredAt: 30 * dayMs,
  })
  expect(behindOf([...all, forgotten])).toEqual({ 'tst.one': 'known' })
  const skipped = buildLessonEvent({ id: testId(50), lesson: 'tst.one', how: 'skipped' })
  expect(behindOf([...all, skipped])).toEqual({ 'tst.one': 'skipped' })
})

test('words that are only recognised make no lesson known', () => {
  const recognised = [...producedOn('tst.c', [0, 1, 5], 10)].map((each) => ({
    ...each,
    skill: 'recognise' as const,
  }))
  expect(behindOf(recognised)).toEqual({})
})
