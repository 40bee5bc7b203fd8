import { challengeKeyOf } from '@mboa/domain'
import { expect, test } from 'vitest'
import { loadPacks, packsFolder } from './index.ts'

const courses = (await loadPacks(packsFolder)).map(({ description: { course }, units }) => ({
  course,
  ids: units.flatMap(({ pack }) => pack.words.map(({ id }) => id)),
}))

test.each(courses)('no two words of $course have the same key in a challenge', ({ ids }) => {
  expect(new Set(ids.map(challengeKeyOf)).size).toBe(ids.length)
})
