import { expect, test } from 'vitest'
import { judgeOwnSaying } from '../exercises/kinds/say-and-compare.ts'
import { answerExercise } from '../exercises/session.ts'
import { beginSession } from '../exercises/practice-session.ts'
import { buildReview, buildUndo, testId } from '../testing/practice-events.ts'
import { listDue } from './due.ts'
import { findCard, foldEvents, listCards } from './fold.ts'
import type { Foldable } from './practice-events.ts'
import { isReviewableIn } from './reviewable.ts'

const item = 'tst.one'
const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000

const saying = (id: number, day: number, given: Partial<ReturnType<typeof buildReview>> = {}) =>
  buildReview({
    id: testId(id),
    answeredAt: start + day * dayMs,
    skill: 'say',
    kind: 'say-and-compare',
    ...given,
  })
const recalling = (id: number, day: number) =>
  buildReview({
    id: testId(id),
    answeredAt: start + day * dayMs,
    skill: 'recall',
    kind: 'type-word',
  })

const planned = [
  {
    kind: 'say-and-compare',
    skill: 'say',
    item,
    isNew: false,
    meaning: { en: 'one', fr: 'un' },
    text: 'one',
  },
] as const

test.each([
  ['close', 3],
  ['far', 2],
  ['forgotten', 1],
] as const)(
  'what was %s to the learner’s own ear is rated %i, on the card of saying',
  (said, to) => {
    const begun = beginSession({ id: testId(7), course: 'tst', startedAt: start, planned })
    const { review } = answerExercise(
      { start: begun, answers: [] },
      {
        ...judgeOwnSaying(said),
        id: testId(8),
        strictness: 'relaxed',
        answer: '',
        answeredAt: start,
        tookMs: 900,
      },
    )
    expect(review).toMatchObject({ skill: 'say', kind: 'say-and-compare', rating: to })
    const fold = foldEvents([review])
    expect(listCards(fold).map(({ skill }) => skill)).toEqual(['say'])
  },
)

test('saying a word leaves what is known of recalling it as it is', () => {
  const recalled = [recalling(1, 0), recalling(2, 1), recalling(3, 5)]
  const alone = findCard(foldEvents(recalled), item, 'recall')
  const both = foldEvents([...recalled, saying(4, 6, { rating: 1 }), saying(5, 6.5)])
  expect(findCard(both, item, 'recall')).toEqual(alone)
  expect(findCard(both, item, 'say')).toMatchObject({ reviews: 2, skill: 'say' })
})

test('a skill of a later version has no card', () => {
  const fold = foldEvents([saying(1, 0, { skill: 'sing' })])
  expect(listCards(fold)).toEqual([])
})

test('an undo takes back what was said, and nothing of what was recalled', () => {
  const undo = buildUndo({ id: testId(3), undoes: testId(2) })
  const events: Foldable[] = [recalling(1, 0), saying(2, 1), undo]
  for (const arrived of [events, events.toReversed()]) {
    const fold = foldEvents(arrived)
    expect(findCard(fold, item, 'recall')?.reviews).toBe(1)
    expect(findCard(fold, item, 'say')).toBeUndefined()
  }
})

test('saying is due by itself, where the word can be heard beside it', () => {
  const fold = foldEvents([saying(1, 0)])
  const due = (recorded?: ReadonlySet<string>) =>
    listDue(fold, { now: start + 90 * dayMs, reviewable: isReviewableIn({ recorded }) })
  expect(due(new Set([item])).map(({ skill }) => skill)).toEqual(['say'])
  expect(due()).toEqual([])
})
