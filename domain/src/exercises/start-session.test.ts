import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildUnit, buildWord } from '../testing/course-words.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import type { CourseUnit } from './course-items.ts'
import { isSentenceKind } from '../scheduling/exercise-kinds.ts'
import { itemsOf } from './exercise.ts'
import type { WordExercise } from './kinds/word-kinds.ts'
import { startSession } from './start-session.ts'
import type { WordSessionRequest } from './start-session.ts'

const start = Date.UTC(2026, 0, 5, 8)
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

function plan(given: Partial<WordSessionRequest> = {}): readonly WordExercise[] {
  return startSession({
    id: testId(7),
    course: 'tst',
    length: 10,
    now: start,
    kinds: ['choose-meaning', 'type-word'],
    strictness: 'relaxed',
    units: [buildUnit(12)],
    fold: foldEvents([]),
    newWords: 8,
    ...given,
  }).start.planned.filter(
    (each): each is WordExercise => each.kind !== 'match-pairs' && !isSentenceKind(each.kind),
  )
}
const inShort = (planned: readonly WordExercise[]) =>
  planned.map((each) => `${itemsOf(each).join('+')} ${each.kind}`)
const met = (items: string[], skill: 'recognise' | 'recall' = 'recognise', from = 100) =>
  items.map((item, at) => buildReview({ id: testId(from + at), item, skill, answeredAt: start }))

test('a first session begins words of the course in its order, by meaning first', () => {
  const planned = plan()
  expect(inShort(planned).slice(0, 4)).toEqual([
    'tst.word-1 choose-meaning',
    'tst.word-2 choose-meaning',
    'tst.word-3 choose-meaning',
    'tst.word-1 type-word',
  ])
  expect(planned).toHaveLength(16)
  expect(planned.every(({ isNew }) => isNew)).toBe(true)
})

test('no more words are begun than the day allows', () => {
  expect(new Set(plan({ newWords: 2 }).map(({ item }) => item)).size).toBe(2)
  expect(plan({ newWords: 0 })).toEqual([])
})

test('each choice has four options with the right one among them', () => {
  for (const exercise of plan()) {
    if (exercise.kind !== 'choose-meaning') continue
    expect(exercise.options).toHaveLength(4)
    expect(exercise.options.filter(({ item }) => item === exercise.item)).toHaveLength(1)
  }
})

test('a word due in both forms is asked once, in the harder form', () => {
  const fold = foldEvents([...met(['tst.word-1']), ...met(['tst.word-1'], 'recall', 200)])
  expect(inShort(plan({ fold, now: start + 10 * minuteMs, newWords: 0 }))).toEqual([
    'tst.word-1 type-word',
  ])
})

test('a due word that was only recognised so far is typed later in the session', () => {
  const fold = foldEvents(met(['tst.word-1', 'tst.word-2', 'tst.word-3']))
  expect(inShort(plan({ fold, length: 5, now: start + dayMs, newWords: 0 }))).toEqual([
    'tst.word-1 choose-meaning',
    'tst.word-2 choose-meaning',
    'tst.word-3 choose-meaning',
    'tst.word-1 type-word',
    'tst.word-2 type-word',
    'tst.word-3 type-word',
  ])
})

test('a word recognised for days and never typed is typed at once', () => {
  const again = buildReview({ id: testId(2), item: 'tst.word-1', answeredAt: start + dayMs })
  const fold = foldEvents([...met(['tst.word-1']), again])
  expect(inShort(plan({ fold, now: start + 30 * dayMs, newWords: 0 }))).toEqual([
    'tst.word-1 type-word',
  ])
})

test('once enough words are met, wrong choices come from them alone', () => {
  const items = Array.from({ length: 6 }, (_, at) => `tst.word-${at + 1}`)
  const planned = plan({ fold: foldEvents(met(items)), now: start + dayMs, newWords: 0 })
  const offered = planned.flatMap((each) => (each.kind === 'choose-meaning' ? each.options : []))
  expect(offered.length).toBeGreaterThan(0)
  for (const { item } of offered) expect(items).toContain(item)
})

test('a first session borrows wrong choices from its own unit before others', () => {
  const units = [buildUnit(8, 'first'), buildUnit(8, 'second')]
  const planned = plan({ units, newWords: 1 })
  const offered = planned.flatMap((each) => (each.kind === 'choose-meaning' ? each.options : []))
  expect(offered).toHaveLength(4)
  for (const { item } of offered) expect(item).toMatch(/^tst\.first/)
})

test('the same session plans the same exercises, another one others', () => {
  expect(plan()).toEqual(plan())
  expect(plan({ id: testId(8) })).not.toEqual(plan())
})

test('due words whose pack is not on the device are left out and take no place', () => {
  const gone = foldEvents(met(Array.from({ length: 10 }, (_, at) => `tst.gone-${at}`)))
  expect(plan({ fold: gone, now: start + dayMs, newWords: 0 })).toEqual([])
  expect(plan({ fold: gone, now: start + dayMs })).toHaveLength(16)
})

test('a word whose harder form is being learnt already, and not due, is not typed again', () => {
  const typed = buildReview({
    id: testId(2),
    item: 'tst.word-1',
    skill: 'recall',
    answeredAt: start + 5 * minuteMs,
  })
  const fold = foldEvents([...met(['tst.word-1', 'tst.word-2']), typed])
  expect(inShort(plan({ fold, now: start + 10 * minuteMs, newWords: 0 }))).toEqual([
    'tst.word-1 choose-meaning',
    'tst.word-2 choose-meaning',
  ])
})

test('asked about certain words only, it asks about them whether they are due or not', () => {
  const fold = foldEvents([
    ...met(['tst.word-3', 'tst.word-5', 'tst.word-7']),
    ...met(['tst.word-5'], 'recall', 200),
  ])
  const only = ['tst.word-5', 'tst.word-9', 'tst.word-3', 'tst.not-in-the-course']
  const planned = plan({ fold, only, newWords: 0, now: start + minuteMs })
  expect(new Set(planned.map(({ item }) => item))).toEqual(
    new Set(['tst.word-3', 'tst.word-5', 'tst.word-9']),
  )
  expect(inShort(planned)).toContain('tst.word-5 type-word')
  expect(plan({ fold, only: [], newWords: 8 })).toEqual([])
})

test('of the words asked for, the first ones come where there are more than its length', () => {
  const items = Array.from({ length: 7 }, (_, at) => `tst.word-${12 - at}`)
  const planned = plan({ fold: foldEvents(met(items)), only: items, length: 5 })
  expect(new Set(planned.map(({ item }) => item))).toEqual(new Set(items.slice(0, 5)))
})

test('a word with no fair wrong choice is typed, and the others still stand apart', () => {
  const meaning = (...en: [string, ...string[]]) => ({ gloss: { en, fr: [`fr ${en.join(' ')}`] } })
  const words = [
    buildWord('a', meaning('day', 'sun')),
    buildWord('b', meaning('day')),
    buildWord('c', meaning('sun')),
  ]
  expect(inShort(plan({ units: [{ unit: 'u', words }], newWords: 2 }))).toEqual([
    'tst.a type-word',
    'tst.b choose-meaning',
  ])
})

test('a course of one word is asked by typing, once', () => {
  const units: CourseUnit[] = [buildUnit(1)]
  expect(inShort(plan({ units }))).toEqual(['tst.word-1 type-word'])
})

test('typing accepts the other forms, and knows the other words with the meaning shown', () => {
  const one = buildWord('one', {
    accepted: ['wan'],
    gloss: { en: ['day'], fr: ['jour'] },
  })
  const synonym = buildWord('two', { gloss: { en: ['sun', 'the day'], fr: ['soleil'] } })
  const units = [{ unit: 'u', words: [one, synonym, buildWord('three'), buildWord('four')] }]
  const exercise = plan({ units }).find((each) => each.kind === 'type-word')
  expect(exercise).toMatchObject({
    item: 'tst.one',
    meaning: { en: 'day', fr: 'jour' },
    accepted: ['one', 'wan'],
    synonyms: { en: ['two'], fr: [] },
  })
})
