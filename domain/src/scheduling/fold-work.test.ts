import { expect, test } from 'vitest'
import { readClothRows } from '../cloth/cloth-rows.ts'
import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '../testing/practice-events.ts'
import { emptyFold, extendFold, findCard, foldEvents, readSetting } from './fold.ts'
import type { Foldable } from './practice-events.ts'

const count = 4_000
const start = Date.UTC(2026, 0, 5, 8)
/** Each of the shapes below needs fewer; work in proportion to the square needs thousands. */
const mostReadsOfEach = 100
const maxStepsOfEach = 200

const listOf = (build: (nth: number) => Foldable): Foldable[] =>
  Array.from({ length: count }, (_, nth) => build(nth))

const iterators = [[], new Map(), new Set()].map((list): Iterator<unknown> => {
  return Object.getPrototypeOf(list[Symbol.iterator]()) as Iterator<unknown>
})

/** Counts the steps of all loops over lists, maps and sets, also where these are copied. */
function countSteps(work: () => unknown): number {
  let steps = 0
  const restored = iterators.map((iterator) => {
    const next = Reflect.get(iterator, 'next') as () => IteratorResult<unknown>
    iterator.next = function (this: Iterator<unknown>) {
      steps++
      return Reflect.apply(next, this, [])
    }
    return () => Reflect.set(iterator, 'next', next)
  })
  try {
    work()
  } finally {
    for (const restore of restored) restore()
  }
  return steps
}

/** Counts how often fields of the events are read. */
function watchReads(events: readonly Foldable[]) {
  const work = { reads: 0 }
  const watched = events.map(
    (event) =>
      new Proxy(event, {
        get(target, name) {
          work.reads++
          return Reflect.get(target, name) as unknown
        },
      }),
  )
  return { work, watched }
}

const shapes: Record<string, (nth: number) => Foldable> = {
  'values of one setting': (nth) => buildSetting({ id: testId(nth), value: nth }),
  'finishings of one lesson': (nth) => buildLessonEvent({ id: testId(nth) }),
  'reviews of one session, each of another word': (nth) =>
    buildReview({ id: testId(nth), item: `tst.${nth}`, answeredAt: start + nth }),
  'reviews of one word, the latest first': (nth) =>
    buildReview({ id: testId(nth), answeredAt: start - nth }),
  'undos of one review': (nth) =>
    nth === 0 ? buildReview({ id: testId(0) }) : buildUndo({ id: testId(nth), undoes: testId(0) }),
  'undos, each of the one before': (nth) =>
    nth === 0
      ? buildReview({ id: testId(0) })
      : buildUndo({ id: testId(nth), undoes: testId(nth - 1) }),
}

test.each(Object.entries(shapes))('folding %s is linear in the events', (_, build) => {
  const { work, watched } = watchReads(listOf(build))
  const steps = countSteps(() => foldEvents(watched))
  expect(work.reads).toBeLessThan(count * mostReadsOfEach)
  expect(steps).toBeLessThan(count * maxStepsOfEach)
})

test('a chain of undos, whatever its order and its parts, takes back every other one', () => {
  const [review, ...undos] = listOf(
    (nth) => shapes['undos, each of the one before']?.(nth) as Foldable,
  )
  if (review === undefined) throw new Error('No review')
  const later = buildUndo({ id: testId(count), undoes: testId(count - 1) })
  const fold = foldEvents([...undos.toReversed(), review])
  // An odd number of undos, each of the one before, takes the review back.
  expect(findCard(fold, 'tst.one', 'recognise')).toBeUndefined()
  expect(findCard(extendFold(fold, [later]), 'tst.one', 'recognise')?.reviews).toBe(1)
})

test('the value of a setting that was given and undone again and again is the last that stands', () => {
  const given = listOf((nth) =>
    buildSetting({ id: testId(nth), answeredAt: start + nth, value: nth }),
  )
  const undos = [1, 2].map((last) =>
    buildUndo({ id: testId(count + last), undoes: testId(count - last) }),
  )
  expect(readSetting(foldEvents([...given, ...undos]), 'daily-new-words')).toBe(count - 3)
})

test('words with names that objects have are words of a session like any other', () => {
  const items = ['tst.one', 'constructor', '__proto__']
  const reviews = items.map((item, nth) =>
    buildReview({ id: testId(nth), item, answeredAt: start + nth }),
  )
  const fold = extendFold(emptyFold(), reviews)
  expect(readClothRows(fold, 'tst')[0]?.items).toEqual(items)
})
