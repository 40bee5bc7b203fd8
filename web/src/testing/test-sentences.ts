import { coursesResponseSchema, type CourseSummary, type UnitPack } from '@mboa/contract'
import * as v from 'valibot'
import { answerAboutTestCourse, testUnit } from './test-course.ts'

const source = { citation: 'APiCS Online, survey chapter 18', licence: 'CC-BY-4.0' }
const common = { sources: [source], licence: 'CC-BY-4.0' as const, checkedBy: 0 }

const words: [slug: string, text: string, en: string, fr: string][] = [
  ['i', 'a', 'I', 'je'],
  ['not', 'no', 'not', 'ne … pas'],
  ['know', 'sabi', 'to know', 'savoir'],
  ['want', 'wan', 'to want', 'vouloir'],
  ['water', 'wata', 'water', 'eau'],
  ['eat', 'tchop', 'to eat', 'manger'],
  ['come', 'kom', 'to come', 'venir'],
]

/** A unit of Cameroon Pidgin with two real sentences, as the server gives it. */
export const pidginUnit: UnitPack = {
  ...testUnit,
  course: 'wes',
  words: words.map(([slug, text, en, fr]) => ({
    ...common,
    id: `wes.${slug}`,
    text,
    gloss: { en: [en], fr: [fr] },
    category: 'word',
  })),
  sentences: [
    {
      ...common,
      id: 'wes.s-i-do-not-know',
      text: 'A no sabi.',
      gloss: { en: ['I do not know.'], fr: ['Je ne sais pas.'] },
      category: 'saying',
      tokens: [
        { text: 'A', word: 'wes.i' },
        { text: 'no', word: 'wes.not' },
        { text: 'sabi', word: 'wes.know' },
      ],
    },
    {
      ...common,
      id: 'wes.s-i-want-water',
      text: 'A wan wata.',
      gloss: { en: ['I want water.'], fr: ['Je veux de l’eau.'] },
      category: 'saying',
      tokens: [
        { text: 'A', word: 'wes.i' },
        { text: 'wan', word: 'wes.want' },
        { text: 'wata', word: 'wes.water' },
      ],
    },
  ],
}

/** The course around a unit, as the list of courses shows it. */
export async function pidginCourse(): Promise<CourseSummary> {
  const { courses } = v.parse(
    coursesResponseSchema,
    await answerAboutTestCourse('/api/courses').json(),
  )
  const [course] = courses
  if (course === undefined) throw new Error('The test course is gone')
  const name = { en: 'Cameroon Pidgin', fr: 'pidgin camerounais' }
  // Its spelling writes no tone.
  const alphabet = { ...course.alphabet, toneMarks: [] }
  return { ...course, course: 'wes', htmlLang: 'wes', autonym: 'Kamtok', name, alphabet }
}
