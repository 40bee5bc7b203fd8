import type { Bilingual, Source } from '@mboa/contract'
import type { CourseNotes } from './notes-of-course.ts'

/** Parts of Cameroon, as far as the place that a source gives for a language lies in them. */
const regions = {
  cameroon: { en: 'Cameroon', fr: 'Cameroun' },
  centre: { en: 'Centre', fr: 'Centre' },
  east: { en: 'East', fr: 'Est' },
  northern: { en: 'northern Cameroon', fr: 'nord du Cameroun' },
  northWest: { en: 'North-West', fr: 'Nord-Ouest' },
  west: { en: 'West', fr: 'Ouest' },
} satisfies Record<string, Bilingual>

const glottolog = (glottocode: string): Source => ({
  citation: `Glottolog 5.1, ${glottocode} (latitude and longitude)`,
  licence: 'CC-BY-4.0',
  use: 'fact',
})

/** Names the country only: no source at hand gives a region. */
const likelySubtags = (language: string): Source => ({
  citation: `CLDR 48.2, cldr-core, supplemental/likelySubtags, ${language} (country)`,
  licence: 'Unicode-3.0',
  use: 'fact',
})

/** CLDR has marks in these alphabets and does not say what a vowel without one stands for. */
const calendarOnly = {
  unmarked: 'unknown',
  toneNasals: [] as string[],
  wordNotes: {},
  leftOut: {},
  onlyCalendar: true,
} as const

/** Courses of alphabet and calendar only: CLDR attests no more, and recorders add the rest. */
export const calendarCourses: CourseNotes[] = [
  {
    ...calendarOnly,
    course: 'agq',
    region: regions.northWest,
    autonym: 'Aghem',
    toneMarks: ['mid', 'low', 'falling', 'rising'],
    sources: [glottolog('aghe1239')],
  },
  {
    ...calendarOnly,
    course: 'jgo',
    region: regions.west,
    toneNasals: ['m', 'n', 'ŋ'],
    toneMarks: ['high', 'mid', 'low', 'falling', 'rising'],
    apostrophe: 'ꞌ',
    sources: [glottolog('ngom1272')],
  },
  {
    ...calendarOnly,
    course: 'kkj',
    region: regions.east,
    toneMarks: ['high', 'low', 'falling'],
    sources: [glottolog('kako1242')],
  },
  {
    ...calendarOnly,
    course: 'ksf',
    region: regions.centre,
    toneMarks: ['high'],
    sources: [glottolog('bafi1243')],
  },
  {
    ...calendarOnly,
    course: 'mgo',
    region: regions.cameroon,
    autonym: 'Metaʼ',
    toneMarks: ['low'],
    apostrophe: 'ʼ',
    sources: [likelySubtags('mgo')],
    leftOut: {
      'month-february': 'imeg where the other months have iməg: one of the two is a slip',
      'month-march': 'imeg where the other months have iməg: one of the two is a slip',
    },
  },
  {
    ...calendarOnly,
    course: 'mua',
    region: regions.northern,
    autonym: 'Mundaŋ',
    toneMarks: [],
    apostrophe: '’',
    sources: [glottolog('mund1325')],
    leftOut: { no: 'two letters with a space between them: not certain how it is written' },
  },
  {
    ...calendarOnly,
    course: 'nmg',
    region: regions.cameroon,
    autonym: 'Kwasio',
    toneNasals: ['n'],
    toneMarks: ['high', 'mid', 'falling', 'rising'],
    sources: [likelySubtags('nmg')],
    leftOut: { no: 'nzúl has a z, which CLDR’s own alphabet of Kwasio has not' },
  },
  {
    ...calendarOnly,
    course: 'nnh',
    region: regions.west,
    toneNasals: ['m', 'n'],
    toneMarks: ['high', 'low', 'falling', 'rising'],
    apostrophe: 'ʼ',
    sources: [glottolog('ngie1241')],
  },
  {
    ...calendarOnly,
    course: 'yav',
    region: regions.cameroon,
    toneMarks: ['high', 'mid', 'low', 'falling', 'rising'],
    sources: [likelySubtags('yav')],
  },
]
