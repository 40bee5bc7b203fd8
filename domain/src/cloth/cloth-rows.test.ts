import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, buildUndo, testId } from '../testing/practice-events.ts'
import { readClothRows } from './cloth-rows.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000

/** A session's id, made at this instant. */
function sessionMadeAt(instant: number, nth = 0): string {
  const hex = instant.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${String(nth).padStart(12, '0')}`
}

let lastId = 0
const answer = (session: string, item: string, answeredAt: number, course = 'tst') =>
  buildReview({ id: testId(++lastId), session, course, item: `${course}.${item}`, answeredAt })

test('each session is a row, in the order of time, and missed days leave no hole', () => {
  const [first, second] = [sessionMadeAt(start), sessionMadeAt(start + 9 * dayMs)]
  const events = [
    answer(second, 'c', start + 9 * dayMs + 5),
    answer(first, 'b', start + 7),
    answer(first, 'a', start + 9),
    answer(first, 'b', start + 11),
  ]
  const rows = [
    { at: start + 7, items: ['tst.b', 'tst.a'] },
    { at: start + 9 * dayMs + 5, items: ['tst.c'] },
  ]
  expect(readClothRows(foldEvents(events), 'tst')).toEqual(rows)
  expect(readClothRows(foldEvents([...events].reverse()), 'tst')).toEqual(rows)
})

test('the exercises of one lesson are one row, and practice soon after is another', () => {
  const events = [
    answer(sessionMadeAt(start, 1), 'a', start + 60_000),
    answer(sessionMadeAt(start + 400, 2), 'b', start + 120_000),
    answer(sessionMadeAt(start + 400, 2), 'a', start + 130_000),
    answer(sessionMadeAt(start + 180_000), 'a', start + 190_000),
  ]
  expect(readClothRows(foldEvents(events), 'tst')).toEqual([
    { at: start + 60_000, items: ['tst.a', 'tst.b'] },
    { at: start + 190_000, items: ['tst.a'] },
  ])
})

test('sessions whose ids hold no time are a row each', () => {
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4111-8111-111111111111']
  const events = ids.map((id, at) => answer(id, 'a', start + at))
  expect(readClothRows(foldEvents(events), 'tst')).toHaveLength(2)
})

test('an answer taken back takes no row away, and another course has a cloth of its own', () => {
  const taken = answer(sessionMadeAt(start), 'a', start)
  const other = answer(sessionMadeAt(start + dayMs), 'a', start + dayMs, 'oth')
  const fold = foldEvents([taken, other, buildUndo({ id: testId(900), undoes: taken.id })])
  expect(readClothRows(fold, 'tst')).toEqual([{ at: start, items: ['tst.a'] }])
  expect(readClothRows(fold, 'oth')).toHaveLength(1)
  expect(readClothRows(fold, 'non')).toEqual([])
})
