import { expect, test } from 'vitest'
import type { FinishedLesson } from './finished-lessons.ts'
import { findCurrentLesson, followPath, listSkipped } from './lesson-path.ts'

const lessons = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const finished = (of: Record<string, FinishedLesson['how']>) =>
  new Map(Object.entries(of).map(([id, how]) => [id, { how, at: 0 }]))
const states = (of: Record<string, FinishedLesson['how']>) =>
  followPath(lessons, finished(of)).map(({ state }) => state)

test('the first lesson that is not finished is the current one, the others lie ahead', () => {
  expect(states({})).toEqual(['current', 'ahead', 'ahead', 'ahead'])
  expect(states({ a: 'done', b: 'skipped' })).toEqual(['done', 'skipped', 'current', 'ahead'])
})

test('a lesson that a new version puts before finished ones becomes the current one', () => {
  expect(states({ a: 'done', c: 'done' })).toEqual(['done', 'current', 'done', 'ahead'])
})

test('with all lessons finished there is no current one', () => {
  const all = finished({ a: 'done', b: 'done', c: 'done', d: 'skipped' })
  expect(findCurrentLesson(lessons, all)).toBeUndefined()
})

test('skipping covers the unfinished lessons before the one skipped to', () => {
  expect(listSkipped(lessons, finished({ a: 'done' }), 'd')).toEqual([{ id: 'b' }, { id: 'c' }])
  expect(listSkipped(lessons, finished({}), 'a')).toEqual([])
  expect(listSkipped(lessons, finished({}), 'nowhere')).toEqual([])
})
