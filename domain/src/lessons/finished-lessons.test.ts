import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArrival, arbitraryEvents } from '../scheduling/fixtures/arbitrary-events.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { buildLessonEvent, buildUndo, testId } from '../testing/index.ts'
import { readFinishedLessons } from './finished-lessons.ts'

const read = (...events: Parameters<typeof foldEvents>[0][]) =>
  Object.fromEntries(readFinishedLessons(foldEvents(events.flatMap((each) => [...each])), 'tst'))

const skipped = buildLessonEvent({ id: testId(1), how: 'skipped', answeredAt: 1_000 })
const done = buildLessonEvent({ id: testId(2), answeredAt: 2_000 })
const again = buildLessonEvent({ id: testId(3), answeredAt: 3_000 })

test('a lesson counts as done once it was gone through, even if it was skipped before', () => {
  expect(read([skipped])).toEqual({ 'tst.lesson-1': { how: 'skipped', at: 1_000 } })
  expect(read([again, done, skipped])).toEqual({ 'tst.lesson-1': { how: 'done', at: 2_000 } })
})

test('lessons of another course do not count', () => {
  expect(read([{ ...done, course: 'oth' }])).toEqual({})
})

test('a lesson taken back is open again', () => {
  expect(read([done], [buildUndo({ id: testId(9), undoes: done.id })])).toEqual({})
})

test('any order of arrival, with repetitions, finishes the same lessons at the same times', () => {
  const historyAndArrival = arbitraryEvents.chain((events) =>
    fc.tuple(fc.constant(events), arbitraryArrival(events)),
  )
  fc.assert(
    fc.property(historyAndArrival, ([events, arrived]) => {
      expect(read(arrived)).toEqual(read(events))
    }),
    { numRuns: 300 },
  )
})

test('what is finished stays finished, whatever arrives besides, unless it is taken back', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const kept = events.filter(({ type }) => type !== 'undo')
      const finished = kept.filter((event) => event.type === 'lesson').map(({ lesson }) => lesson)
      expect(new Set(Object.keys(read(kept)))).toEqual(new Set(finished))
    }),
  )
})
