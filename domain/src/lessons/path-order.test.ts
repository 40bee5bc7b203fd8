import { expect, test } from 'vitest'
import { newWordsLeft } from '../scheduling/due.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { wordKinds } from '../scheduling/exercise-kinds.ts'
import { itemsOf } from '../exercises/exercise.ts'
import { startSession } from '../exercises/start-session.ts'
import { buildLessonEvent, buildReview, buildUnit, testId } from '../testing/index.ts'
import { orderByPath } from './path-order.ts'

const present = (id: string, ...names: string[]) => ({
  id: `tst.${id}`,
  steps: [{ step: 'present' as const, items: names.map((name) => `tst.${name}`) }],
})
const first = {
  ...buildUnit(5, 'a'),
  lessons: [present('one', 'a-4', 'a-2'), present('two', 'a-1', 'a-5')],
}
const second = { ...buildUnit(2, 'b'), lessons: [present('three', 'b-2')] }
const units = [first, second, buildUnit(2, 'c')]
const words = units.flatMap((unit) => unit.words)
const order = (events: Parameters<typeof foldEvents>[0] = []) =>
  orderByPath(words, { course: 'tst', units, fold: foldEvents(events) }).map(({ text }) => text)

test('words come lesson by lesson, then what the lessons of their unit leave out', () => {
  expect(order()).toEqual(['a-4', 'a-2', 'a-1', 'a-5', 'a-3', 'b-2', 'b-1', 'c-1', 'c-2'])
})

test('words of a skipped lesson come last, those of one that was done stay', () => {
  const skipped = buildLessonEvent({ lesson: 'tst.one', how: 'skipped' })
  expect(order([skipped]).slice(-2)).toEqual(['a-4', 'a-2'])
  expect(order([{ ...skipped, how: 'done' }]).slice(0, 2)).toEqual(['a-4', 'a-2'])
})

test('practice begins with what the next lesson would teach', () => {
  const met = buildReview({ id: testId(9), item: 'tst.a-4' })
  const fold = foldEvents([met])
  const { start } = startSession({
    id: testId(1),
    course: 'tst',
    now: met.answeredAt + 1,
    units,
    fold,
    length: 5,
    newWords: Math.min(3, newWordsLeft(fold, { dayStartsAt: 0, dayEndsAt: 1 })),
    kinds: wordKinds,
    strictness: 'standard',
  })
  const asked = new Set(start.planned.flatMap(itemsOf).filter((item) => item !== 'tst.a-4'))
  expect([...asked]).toEqual(['tst.a-2', 'tst.a-1', 'tst.a-5'])
})
