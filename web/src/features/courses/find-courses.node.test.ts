import type { CourseSummary } from '@mboa/contract'
import { expect, it } from 'vitest'
import { testCourse } from '../../testing/test-course.ts'
import { languageNames } from '@mboa/domain'
import { findCourses, findOtherLanguages } from './find-courses.ts'

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

const ofCameroon = [
  courseOf('fub', 'Fulfulde', ['Adamawa Fulfulde', 'Fulfulde de l’Adamaoua'], ['North', 'Nord']),
  courseOf('byv', 'Mə̀dʉ̂mbɑ̀', ['Medumba', 'Médumba'], ['West', 'Ouest']),
  courseOf('jgo', 'Ndaꞌa', ['Ngomba', 'Ngomba'], ['West', 'Ouest']),
  courseOf('ewo', 'Ewondo', ['Ewondo', 'Éwondo'], ['Centre', 'Centre']),
]

it.each([
  ['peul', ['fub']],
  ['bamileke', ['byv', 'jgo']],
  ['Bamiléké', ['byv', 'jgo']],
  ['beti', ['ewo']],
])('a language is found by what else it is called: %s', (query, found) => {
  expect(findCourses(ofCameroon, query).map(({ course }) => course)).toEqual([])
  expect(findCourses(ofCameroon, query, languageNames).map(({ course }) => course)).toEqual(found)
})

it('a language without a course is known by its names, and stands among no others', () => {
  const meant = (query: string) =>
    findOtherLanguages(ofCameroon, query, languageNames).meant.map(({ en }) => en)
  expect(meant('lamnso')).toEqual(['Lamnso’ (Nso)'])
  expect(meant('dschang')).toEqual(['Yemba'])
  expect(meant('bamiléké')).toEqual(['Ghomálá’', 'Fe’fe’', 'Ngiemboon', 'Yemba'])
  expect(meant('medumba')).toEqual([])
  const { meant: none, others } = findOtherLanguages(ofCameroon, 'zzz', languageNames)
  expect(none).toEqual([])
  expect(others).toHaveLength(Object.keys(languageNames).length - ofCameroon.length)
})
