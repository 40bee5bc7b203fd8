import {
  api,
  type CourseSummary,
  type CourseTotals,
  type UnitPack,
  type UnitSummary,
} from '@mboa/contract'
import { chooseCourse, emptyFold } from '@mboa/domain'
import { openLearnerDatabase } from '../platform/device-store/learner-database.ts'
import { putInOutbox } from '../platform/device-store/outbox.ts'
import { buildSettingEvents } from '../platform/practice-store/use-change-settings.ts'

const source = { citation: 'CLDR 48.2, main/ewo', licence: 'Unicode-3.0' }

const words: [slug: string, text: string, en: string, fr: string][] = [
  ['yesterday', 'angogé', 'yesterday', 'hier'],
  ['today', 'aná', 'today', 'aujourd’hui'],
  ['tomorrow', 'okírí', 'tomorrow', 'demain'],
]

/** One unit of real words, as the server gives it. */
export const testUnit: UnitPack = {
  format: 1,
  course: 'ewo',
  unit: 'time',
  order: 1,
  title: { en: 'Time', fr: 'Le temps' },
  orthography: 'general-alphabet',
  words: words.map(([slug, text, en, fr]) => ({
    id: `ewo.${slug}`,
    text,
    gloss: { en: [en], fr: [fr] },
    category: 'when',
    sources: [source],
    licence: 'Unicode-3.0',
    checkedBy: 0,
  })),
}

/** What a course of words alone holds, without pictures and sound. */
const totalsOf = (words: number, downloadBytes: number): CourseTotals => ({
  words,
  sentences: 0,
  lessons: 0,
  checkedItems: 0,
  downloadBytes,
  pictureBytes: 0,
  recordings: 0,
  soundBytes: 0,
  voicesBytes: 0,
})

/** The course around it. */
export const testCourse: CourseSummary = {
  course: 'ewo',
  htmlLang: 'ewo',
  autonym: 'Ewondo',
  name: { en: 'Ewondo', fr: 'Éwondo' },
  region: { en: 'Centre and South', fr: 'Centre et Sud' },
  orthography: { id: 'general-alphabet', name: { en: 'General Alphabet', fr: 'Alphabet général' } },
  alphabet: {
    letters: ['a'],
    toneBearers: ['a'],
    toneMarks: [{ tone: 'high', mark: 'U+0301', example: 'á' }],
    unmarked: 'low',
  },
  sources: [source],
  units: [
    {
      unit: testUnit.unit,
      order: testUnit.order,
      title: testUnit.title,
      revision: 'r1',
      words: words.length,
      checkedWords: 0,
      sentences: 0,
      checkedSentences: 0,
      lessons: 0,
      bytes: 900,
      downloadBytes: 900,
      pictureBytes: 0,
      soundBytes: 0,
      voicesBytes: 0,
    },
  ],
  totals: totalsOf(words.length, 900),
}

/** A second course, of one real word. */
export const otherTestUnit: UnitPack = {
  ...testUnit,
  course: 'dua',
  unit: 'numbers',
  title: { en: 'Numbers', fr: 'Les nombres' },
  words: [
    {
      id: 'dua.one',
      text: 'ewɔ́',
      gloss: { en: ['one'], fr: ['un'] },
      category: 'number',
      sources: [{ citation: 'E. Chan, Numeral Systems (2019)', licence: 'CC-BY-4.0' }],
      licence: 'CC-BY-4.0',
      checkedBy: 0,
      picture: '1️⃣',
    },
  ],
}
export const otherUnitSummary: UnitSummary = {
  unit: 'numbers',
  order: 1,
  title: otherTestUnit.title,
  revision: 'r1',
  words: 1,
  checkedWords: 0,
  sentences: 0,
  checkedSentences: 0,
  lessons: 0,
  bytes: 400,
  downloadBytes: 400,
  pictureBytes: 0,
  soundBytes: 0,
  voicesBytes: 0,
}
export const otherTestCourse: CourseSummary = {
  ...testCourse,
  course: 'dua',
  htmlLang: 'dua',
  autonym: 'Duálá',
  name: { en: 'Duala', fr: 'Douala' },
  region: { en: 'Littoral', fr: 'Littoral' },
  units: [otherUnitSummary],
  totals: totalsOf(1, 400),
}

/** Of the server to whom no other device has sent anything. */
function answerNoNews(): Response {
  return Response.json({
    acknowledged: [],
    refused: [],
    events: [],
    cursor: 0,
    more: false,
    epoch: 'first',
  })
}

/** Answers of the server that has both courses. */
export function answerAboutTwoCourses(path: string): Response {
  if (path === api.syncPractice.path) return answerNoNews()
  if (path.startsWith('/api/packs')) {
    return Response.json(path.includes('/dua/') ? otherTestUnit : testUnit)
  }
  return Response.json({ courses: [testCourse, otherTestCourse] })
}

/** Answers of the server about this course, for a stubbed `fetch`. */
export function answerAboutTestCourse(path: string): Response {
  if (path === api.syncPractice.path) return answerNoNews()
  return Response.json(path.startsWith('/api/packs') ? testUnit : { courses: [testCourse] })
}

/** A course that the learner chose before, as this device keeps it. */
export async function saveChosenCourse(userId: string, course = 'ewo'): Promise<void> {
  const database = await openLearnerDatabase(userId)
  await putInOutbox(database, buildSettingEvents(chooseCourse(emptyFold(), course), Date.now()))
  database.close()
}
