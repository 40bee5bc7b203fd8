import { pagePaths, type Lesson, type UnitPack, type Word } from '@mboa/contract'
import { defaultDailyNewWords, foldEvents, type PracticeFold } from '@mboa/domain'
import { buildReview, buildLessonEvent, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { testCourse } from '../../testing/test-course.ts'
import { pidginUnit } from '../../testing/test-sentences.ts'
import { outlookFor, planToday } from './today.ts'

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
    shown: words[0],
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

const lesson: Lesson = {
  id: 'wes.first',
  title: { en: 'First words', fr: 'Premiers mots' },
  steps: [
    { step: 'present', items: ['wes.i'] },
    { step: 'check', items: ['wes.i'] },
  ],
}
/** What is planned in a course of seven words, two sentences and a lesson. */
const plan = (fold: PracticeFold, units: UnitPack[] = [{ ...pidginUnit, lessons: [lesson] }]) =>
  planToday(fold, { course: { summary: { ...testCourse, course: 'wes' }, units }, now })

const sentenceIds = (pidginUnit.sentences ?? []).map(({ id }) => id)

const reviewsOf = (items: readonly string[], answeredAt: number) =>
  items.map((item, at) =>
    buildReview({
      id: testId(at + 1),
      course: 'wes',
      item,
      answeredAt,
      ...(sentenceIds.includes(item) && { exercise: 'build-sentence', skill: 'recall' }),
    }),
  )
const wordIds = pidginUnit.words.map(({ id }) => id)

it('words and sentences are counted, and words begin', () => {
  const fold = foldEvents(
    reviewsOf([...wordIds.slice(0, 5), ...sentenceIds.slice(0, 1)], now - 30 * dayMs),
  )
  expect(plan(fold)).toMatchObject({
    words: { due: 5, fresh: 2 },
    sentences: { due: 1, fresh: 1 },
    minutes: 4,
    path: pagePaths.learnerWords,
  })
})

it('with no word waiting, the button begins the sentences', () => {
  const fold = foldEvents(reviewsOf(wordIds, now - 1000))
  expect(plan(fold)).toMatchObject({
    words: { due: 0, fresh: 0 },
    sentences: { due: 0, fresh: 2 },
    minutes: 1,
    path: pagePaths.learnerSentences,
  })
})

it('with nothing waiting, the button begins the next lesson, and words when all are done', () => {
  const all = reviewsOf([...wordIds, ...sentenceIds], now - 1000)
  expect(plan(foldEvents(all))).toMatchObject({
    minutes: 0,
    path: `${pagePaths.learnerLessons}/wes.first`,
  })
  const finished = buildLessonEvent({ id: testId(99), course: 'wes', lesson: lesson.id })
  expect(plan(foldEvents([...all, finished])).path).toBe(pagePaths.learnerWords)
})
