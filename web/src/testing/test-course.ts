import type { CourseSummary, UnitPack } from '@mboa/contract'

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

/** The course around it. */
const testCourse: CourseSummary = {
  course: 'ewo',
  htmlLang: 'ewo',
  autonym: 'Ewondo',
  name: { en: 'Ewondo', fr: 'Éwondo' },
  region: { en: 'Centre and South', fr: 'Centre et Sud' },
  orthography: { id: 'general-alphabet', name: { en: 'General Alphabet', fr: 'Alphabet général' } },
  alphabet: { letters: ['a'], toneBearers: ['a'], toneMarks: [], unmarked: 'low' },
  sources: [source],
  units: [
    {
      unit: testUnit.unit,
      order: testUnit.order,
      title: testUnit.title,
      revision: 'r1',
      words: words.length,
      checkedWords: 0,
      bytes: 900,
    },
  ],
}

/** Answers of the server about this course, for a stubbed `fetch`. */
export function answerAboutTestCourse(path: string): Response {
  return Response.json(path.startsWith('/api/packs') ? testUnit : { courses: [testCourse] })
}
