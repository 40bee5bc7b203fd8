import type { CourseSummary } from '@mboa/contract'
import { expect, it } from 'vitest'
import { testCourse } from '../../testing/test-course.ts'
import { findCourses } from './find-courses.ts'

const courseOf = (
  course: string,
  autonym: string,
  [en, fr]: [string, string],
  [regionEn, regionFr]: [string, string],
): CourseSummary => ({
  ...testCourse,
  course,
  autonym,
  name: { en, fr },
  region: { en: regionEn, fr: regionFr },
})

const courses = [
  courseOf('ewo', 'ewondo', ['Ewondo', 'éwondo'], ['Centre, South', 'Centre, Sud']),
  courseOf('bas', 'Ɓàsàa', ['Basaa', 'bassa'], ['Centre, Littoral', 'Centre, Littoral']),
  courseOf('fub', 'Fulfulde', ['Adamawa Fulfulde', 'peul'], ['Far North', 'Extrême-Nord']),
  courseOf('mgo', 'metaʼ', ['Meta’', 'meta’'], ['North-West', 'Nord-Ouest']),
]

it.each([
  ['by its own name, without marks', 'basa', ['bas']],
  ['by its own name, letter for letter', 'Ɓàsàa', ['bas']],
  ['by its English name', 'adamawa', ['fub']],
  ['by its French name', 'PEUL', ['fub']],
  ['by its French name without accents', 'eWondo', ['ewo']],
  ['by its code', 'mgo', ['mgo']],
  ['without its apostrophe', 'meta', ['mgo']],
  ['by its region', 'centre', ['ewo', 'bas']],
  ['by one part of a region', 'ouest', ['mgo']],
  ['by several words at once', 'litt basaa', ['bas']],
  ['not at all where nothing begins so', 'ondo', []],
  ['with all others before anything is asked', ' ', ['ewo', 'bas', 'fub', 'mgo']],
])('a language is found %s', (_, query, found) => {
  expect(findCourses(courses, query).map(({ course }) => course)).toEqual(found)
})
