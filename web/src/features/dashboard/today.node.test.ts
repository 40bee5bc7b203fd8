import { pagePaths, type Lesson, type UnitPack } from '@mboa/contract'
import { foldEvents, type PracticeFold } from '@mboa/domain'
import { buildReview, buildLessonEvent, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { testCourse } from '../../testing/test-course.ts'
import { pidginUnit } from '../../testing/test-sentences.ts'
import { planToday } from './today.ts'

const now = new Date(2026, 10, 21, 18).getTime()
const dayMs = 86_400_000

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
      ...(sentenceIds.includes(item) && { kind: 'build-sentence', skill: 'recall' }),
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
    path: sessionPath(pagePaths.learnerWords),
  })
})

it('what is due comes before the next lesson, and that before what else is new', () => {
  expect(plan(foldEvents([])).path).toBe(`${pagePaths.learnerLessons}/wes.first`)
  const done = buildLessonEvent({ id: testId(99), course: 'wes', lesson: lesson.id })
  expect(plan(foldEvents([done])).path).toBe(sessionPath(pagePaths.learnerWords))
  const due = reviewsOf(wordIds.slice(0, 1), now - 30 * dayMs)
  expect(plan(foldEvents(due)).path).toBe(sessionPath(pagePaths.learnerWords))
})

it('with no word and no lesson waiting, the button begins the sentences', () => {
  const fold = foldEvents(reviewsOf(wordIds, now - 1000))
  expect(plan(fold, [pidginUnit])).toMatchObject({
    words: { due: 0, fresh: 0 },
    sentences: { due: 0, fresh: 2 },
    minutes: 1,
    path: sessionPath(pagePaths.learnerSentences),
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
