import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { changeRecallFirst, readRecallFirst } from '../settings/answering-settings.ts'
import { buildReview, buildSetting, testId } from '../testing/practice-events.ts'
import { recallsFirst } from './recalls-first.ts'

const item = 'tst.one'
const dayMs = 86_400_000
const recalled = (...ratings: readonly (1 | 3)[]) =>
  ratings.map((rating, at) =>
    buildReview({ id: testId(10 + at), skill: 'recall', rating, answeredAt: at * dayMs }),
  )
const asked = { kind: 'choose-meaning', item } as const

test.each([
  ['what is new', [], false],
  ['what was recalled once', recalled(3), false],
  [
    'what is only recognised',
    [buildReview({ id: testId(1) }), buildReview({ id: testId(2) })],
    false,
  ],
  ['what is known', recalled(3, 3), true],
  ['what was forgotten since', recalled(3, 3, 1), false],
])('the choices of %s', (_, events, waits) => {
  expect(recallsFirst(foldEvents(events), asked)).toBe(waits)
})

test('spellings and letters are shown at once: which of them is right is what is asked', () => {
  const fold = foldEvents(recalled(3, 3))
  expect(recallsFirst(fold, { kind: 'choose-spelling', item })).toBe(false)
  expect(recallsFirst(fold, { kind: 'missing-letter', item })).toBe(false)
  expect(recallsFirst(fold, { kind: 'hear-meaning', item })).toBe(true)
})

test('nothing waits for who has turned it off', () => {
  const turn = (value: unknown) =>
    buildSetting({ ...changeRecallFirst(false), value: value as never })
  const off = foldEvents([...recalled(3, 3), turn(false)])
  expect(recallsFirst(off, asked)).toBe(false)
  expect(readRecallFirst(foldEvents([turn('of a later version')]))).toBe(true)
})
