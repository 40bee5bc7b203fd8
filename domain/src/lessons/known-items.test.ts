import { expect, test } from 'vitest'
import { itemsOf } from '../exercises/exercise.ts'
import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import type { Foldable, ReviewEvent } from '../scheduling/practice-events.ts'
import {
  buildLessonEvent,
  buildReview,
  buildSentence,
  buildUnit,
  testId,
} from '../testing/index.ts'
import type { CourseLesson } from './course-lesson.ts'
import { startLesson } from './start-lesson.ts'

const dayMs = 86_400_000
const sentence = buildSentence('sentence-1', {
  text: 'Ba ko wi.',
  gloss: { en: ['One two three.'], fr: ['Un deux trois.'] },
  tokens: ['Ba', 'ko', 'wi'].map((text, at) => ({ text, word: `tst.word-${at + 7}` })),
})
const unit = { ...buildUnit(12), sentences: [sentence] }
const [one, two, three] = unit.words.map(({ id }) => id) as [string, string, string]
const lesson: CourseLesson = {
  id: 'tst.lesson-1',
  steps: [
    { step: 'present', items: [one, two, three] },
    { step: 'drill', items: [one, two, three], skills: ['recognise', 'recall'] },
    { step: 'check', items: [one, two, three] },
  ],
}

/** Recalled once: it stands in the steps of minutes. */
const recalledOnce = (item: string, first: number, given: Partial<Foldable<ReviewEvent>> = {}) => [
  buildReview({ id: testId(first), item, skill: 'recall', answeredAt: 0, ...given }),
]
const learnt = (item: string, first: number) =>
  [0, 1, 5].map((day, at) =>
    buildReview({ id: testId(first + at), item, skill: 'recall', answeredAt: day * dayMs }),
  )

function partsOf(events: readonly Foldable[], given: CourseLesson = lesson) {
  let last = 0
  const { parts } = startLesson({
    lesson: given,
    course: 'tst',
    newId: () => testId(++last),
    now: 6 * dayMs,
    units: [{ ...unit, lessons: [lesson] }],
    fold: foldEvents(events),
    kinds: exerciseKinds,
    strictness: 'relaxed',
  })
  const askedIn = (kind: string) => [
    ...new Set(
      parts.flatMap((part) =>
        'start' in part && part.kind === kind ? part.start.planned.flatMap(itemsOf) : [],
      ),
    ),
  ]
  const presented = parts.flatMap((part) => (part.kind === 'item' ? [part.item] : []))
  return {
    presented,
    drilled: askedIn('drill'),
    used: askedIn('sentences'),
    checked: askedIn('check'),
  }
}

test('a lesson presents and drills what is not known, and checks all of it', () => {
  expect(partsOf(learnt(one, 10))).toEqual({
    presented: [two, three],
    drilled: [two, three],
    used: [],
    // Each twice, with others between.
    checked: [one, three, two],
  })
})

test('what was right the last time is drilled without being presented, what was wrong is presented', () => {
  const wrong = { rating: 1, outcome: 'wrong' } as const
  const events = [...recalledOnce(one, 10), ...recalledOnce(two, 20, wrong)]
  expect(partsOf(events)).toMatchObject({ presented: [two, three], drilled: [one, two, three] })
})

test('a lesson that is repeated is whole: one that was finished, or all of which is known', () => {
  const whole = { presented: [one, two, three], drilled: [one, two, three] }
  expect(partsOf([...learnt(one, 10), buildLessonEvent()])).toMatchObject(whole)
  expect(partsOf([...learnt(one, 10), ...learnt(two, 20), ...learnt(three, 30)])).toMatchObject(
    whole,
  )
})

test('opened before others, a lesson asks for nothing that those would have shown', () => {
  const later: CourseLesson = {
    id: 'tst.lesson-2',
    steps: [
      { step: 'present', items: ['tst.word-5'] },
      { step: 'drill', items: ['tst.word-5', one] },
      { step: 'sentences', items: [sentence.id] },
      { step: 'check', items: ['tst.word-5', two] },
    ],
  }
  expect(partsOf([], later)).toEqual({
    presented: ['tst.word-5'],
    drilled: ['tst.word-5'],
    used: [],
    checked: ['tst.word-5'],
  })
  const met = sentence.tokens?.map(({ word = '' }, at) =>
    buildReview({ id: testId(at + 1), item: word }),
  )
  expect(partsOf(met ?? [], later).used).toEqual([sentence.id])
})
