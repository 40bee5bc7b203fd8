import { describe, expect, test } from 'vitest'
import { findCard, foldEvents } from '../scheduling/fold.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { buildReview, testId } from '../testing/practice-events.ts'
import { isTypedEnough, listRecallKinds, recallKinds } from './word-rungs.ts'

const dayMs = 86_400_000
const item = 'ewo.tomorrow'

/** A word that was recalled on these days, and how it went. */
function cardOf(days: Readonly<Record<number, 'correct' | 'wrong'>>) {
  const reviews = Object.entries(days).map(([day, outcome], nth) =>
    buildReview({
      id: testId(100 + nth),
      item,
      skill: 'recall',
      answeredAt: Number(day) * dayMs,
      outcome,
      ...(outcome === 'wrong' && { verdict: 'wrong', rating: 1 }),
    }),
  )
  return findCard(foldEvents(reviews), item, 'recall')
}
const opened = ['choose-meaning'] as const

describe('a word is typed', () => {
  test.each([
    ['never recalled', {}, false],
    ['not recalled the last time', { 0: 'wrong' }, false],
    ['forgotten after days', { 0: 'correct', 1: 'correct', 5: 'wrong' }, false],
    ['recalled once', { 0: 'correct' }, true],
    ['recalled for days', { 0: 'correct', 1: 'correct' }, true],
    ['known for weeks', { 0: 'correct', 1: 'correct', 5: 'correct', 20: 'correct' }, true],
  ] as const)('%s: %o, %s', (_, days, isToBeTyped) => {
    expect(listRecallKinds(cardOf(days), opened).includes('type-word')).toBe(isToBeTyped)
  })

  test('never first in a session, and never after two that were', () => {
    const known = cardOf({ 0: 'correct', 1: 'correct', 5: 'correct' })
    expect(listRecallKinds(known, [])).not.toContain('type-word')
    expect(listRecallKinds(known, [...opened, 'type-word', 'dictation'])).not.toContain('type-word')
    expect(isTypedEnough(['type-word', 'choose-word', 'type-word'])).toBe(false)
  })
})

test.each([
  ['not recalled yet', {}, 0],
  ['recalled once', { 0: 'correct' }, 3],
  ['learnt within one day', { 0: 'correct', 0.02: 'correct' }, 3],
  ['recalled for days', { 0: 'correct', 1: 'correct' }, 5],
  ['known for weeks', { 0: 'correct', 1: 'correct', 5: 'correct', 20: 'correct' }, 5],
] as const)('of twelve words %s, %o, so many are typed: %i', (_, days, typed) => {
  const asked: ExerciseKind[] = [...opened]
  for (let word = 0; word < 12; word++) {
    const [kind] = listRecallKinds(cardOf(days), asked)
    if (kind !== undefined) asked.push(kind)
  }
  expect(asked.filter((kind) => kind === 'type-word')).toHaveLength(typed)
  expect(recallKinds.filter((kind) => !asked.includes(kind))).toEqual(
    typed === 0 ? ['type-word'] : [],
  )
})
