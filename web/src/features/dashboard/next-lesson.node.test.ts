import type { Lesson, UnitPack } from '@mboa/contract'
import { foldEvents } from '@mboa/domain'
import { buildLessonEvent, testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { testUnit } from '../../testing/test-course.ts'
import { findNextLesson } from './next-lesson.ts'

const lesson = (name: string, items: [string, ...string[]]): Lesson => ({
  id: `ewo.${name}`,
  title: { en: name, fr: `${name} (fr)` },
  steps: [
    { step: 'present', items },
    { step: 'check', items },
  ],
})
const units: UnitPack[] = [
  { ...testUnit, unit: 'second', order: 2, lessons: [lesson('c', ['ewo.tomorrow'])] },
  { ...testUnit, lessons: [lesson('a', ['ewo.yesterday']), lesson('b', ['ewo.today'])] },
]
const finished = (...lessons: string[]) =>
  foldEvents(
    lessons.map((lesson, at) => buildLessonEvent({ id: testId(at), course: 'ewo', lesson })),
  )
const next = (...lessons: string[]) =>
  findNextLesson(finished(...lessons), { course: 'ewo', units })

it('is the first one that is not finished, and leads straight into it', () => {
  expect(next()).toEqual({
    title: { en: 'a', fr: 'a (fr)' },
    path: '/dashboards/learner/lessons/ewo.a',
  })
  expect(next('ewo.a')?.title.en).toBe('b')
  expect(next('ewo.b')?.title.en).toBe('a')
  expect(next('ewo.a', 'ewo.b')?.title.en).toBe('c')
})

it('is none when all are behind the learner, or the course has none', () => {
  expect(next('ewo.a', 'ewo.b', 'ewo.c')).toBeUndefined()
  expect(findNextLesson(finished(), { course: 'ewo', units: [testUnit] })).toBeUndefined()
})
