import { setCategories } from '@mboa/contract'
import { expect, test } from 'vitest'
import { orderedSets } from './checks/sets.ts'
import { conceptsFolder, listFirstAsked, loadConcepts } from './index.ts'
import { courtesies, listLacks } from './lacks.ts'
import { productCourses } from './testing/product-courses.ts'

const sections = await loadConcepts(conceptsFolder)
const courses = await productCourses
const askedOf = (code: string) => {
  const course = courses.find(({ summary }) => summary.course === code)
  if (course === undefined) throw new Error(`There is no course ${code}`)
  return listFirstAsked(course, sections)
}

test('each courtesy and each member of a set can be asked for: there is a concept for it', () => {
  const members = setCategories.flatMap((category) => orderedSets[category])
  const asked = listFirstAsked({ units: [] }, sections)
  expect(asked).toHaveLength(courtesies.length + members.length)
  expect(new Set(asked).size).toBe(asked.length)
  const concepts = sections.flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
  const hidden = concepts.filter(({ hidden: why }) => why !== undefined)
  expect(hidden.filter(({ concept }) => asked.includes(concept))).toEqual([])
})

test.each([
  ['dua', []],
  ['ewo', ['hello', 'please', 'goodbye', 'nine']],
  ['mua', ['hello', 'how-are-you', 'thank-you', 'please', 'goodbye', 'no', 'nine']],
  [
    'kkj',
    ['hello', 'how-are-you', 'thank-you', 'please', 'goodbye', 'yes', 'no'].concat(
      ['six', 'seven', 'eight', 'nine'],
      ['monday', 'tuesday', 'november'],
    ),
  ],
])('of %s, courtesies are asked for first, then what its sets lack, in order', (code, asked) => {
  expect(askedOf(code)).toEqual(asked)
})

test('a set that a course has not begun is asked for whole', () => {
  const members = orderedSets.month.map((month) => month.toLowerCase())
  expect(askedOf('fub')).toEqual(['please', 'goodbye', ...members])
})

test('what a course names as missing is what it lacks of the sets that it has begun', () => {
  for (const course of courses) {
    const lacking = listLacks(course).sets.flatMap(({ isBegun, members }) =>
      isBegun ? members : [],
    )
    const named = (course.description.missing ?? []).map(({ gloss }) => gloss.en)
    expect(lacking, course.summary.course).toEqual(named)
  }
})
