import type { Word } from '@mboa/contract'
import { defaultDailyNewWords, foldEvents } from '@mboa/domain'
import { buildReview, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { outlookFor } from './today.ts'

const now = new Date(2026, 10, 21, 18).getTime()
const dayMs = 86_400_000

const words = Array.from({ length: 12 }, (_, index): Word => ({
  id: `tst.word-${index}`,
  text: `word ${index}`,
  gloss: { en: ['word'], fr: ['mot'] },
  category: 'test',
  sources: [{ citation: 'a test', licence: 'CC0-1.0' }],
  licence: 'CC0-1.0',
  checkedBy: 0,
}))

it('a newcomer has nothing to review and the day’s new words before them', () => {
  expect(outlookFor(foldEvents([]), { course: 'tst', words, now })).toEqual({
    due: 0,
    fresh: defaultDailyNewWords,
    minutes: 3,
    shown: words[0],
    nextDueAt: undefined,
  })
})

it('words begun earlier are due, and are not new any more', () => {
  const fold = foldEvents(
    ['tst.word-0', 'tst.word-1'].map((item, index) =>
      buildReview({ id: testId(index + 1), item, answeredAt: now - 30 * dayMs + index }),
    ),
  )
  const { due, fresh, shown } = outlookFor(fold, { course: 'tst', words: words.slice(0, 3), now })
  expect({ due, fresh, shown }).toEqual({ due: 2, fresh: 1, shown: words[2] })
})

it('with no new word left, the one that has waited longest is shown', () => {
  const fold = foldEvents([
    buildReview({ id: testId(1), item: 'tst.word-1', answeredAt: now - 40 * dayMs }),
    buildReview({ id: testId(2), item: 'tst.word-0', answeredAt: now - 20 * dayMs }),
  ])
  const { fresh, shown } = outlookFor(fold, { course: 'tst', words: words.slice(0, 2), now })
  expect(fresh).toBe(0)
  expect(shown?.id).toBe('tst.word-1')
})

it('a word that this device cannot play, or that left the course, is not called due', () => {
  const answeredAt = now - 30 * dayMs
  const fold = foldEvents([
    buildReview({ id: testId(1), item: 'tst.word-0', skill: 'hear', answeredAt }),
    buildReview({ id: testId(2), item: 'tst.gone', answeredAt }),
  ])
  const asked = { course: 'tst', words: words.slice(0, 2), now }
  expect(outlookFor(fold, asked)).toMatchObject({ due: 0 })
  const recordings = new Map([['tst.word-0', '/sound.opus']])
  expect(outlookFor(fold, { ...asked, recordings })).toMatchObject({ due: 1 })
})
