import { challengeKeyOf } from '@mboa/domain'
import { expect, test } from 'vitest'
import { productCourses } from './testing/product-courses.ts'

const courses = (await productCourses).map(({ description: { course }, units }) => ({
  course,
  ids: units.flatMap(({ pack }) => pack.words.map(({ id }) => id)),
}))

test.each(courses)('no two words of $course have the same key in a challenge', ({ ids }) => {
  expect(new Set(ids.map(challengeKeyOf)).size).toBe(ids.length)
})
