import type { Bilingual, Source } from '@mboa/contract'
import { calendarCourses } from './calendar-courses.ts'
import type { CourseNotes } from './notes-of-course.ts'

const generalAlphabet: Source = {
  citation:
    'Maurice Tadadjeu and Etienne Sadembouo (eds.), General Alphabet of Cameroon Languages, 1979; marks as told by Wikipedia, “General Alphabet of Cameroon Languages”',
  licence: 'CC-BY-SA-4.0',
  use: 'fact',
}

const wikipedia = (article: string, what: string): Source => ({
  citation: `Wikipedia, “${article}” (${what})`,
  licence: 'CC-BY-SA-4.0',
  use: 'fact',
})

const sundayIsWeek: Bilingual = {
  en: 'CLDR gives the same word for Sunday and for week.',
  fr: 'CLDR donne le même mot pour dimanche et pour semaine.',
}

const basaaLength: Bilingual = {
  en: 'Yesterday (yààni) and tomorrow (yàni) differ in the length of the first vowel.',
  fr: 'Hier (yààni) et demain (yàni) diffèrent par la longueur de la première voyelle.',
}

export const courseNotes: CourseNotes[] = [
  ...calendarCourses,
  {
    course: 'bas',
    handMade: [2, 5],
    region: { en: 'Centre and Littoral', fr: 'Centre et Littoral' },
    unmarked: 'unknown',
    toneNasals: ['m', 'n', 'ŋ'],
    toneMarks: ['high', 'mid', 'low', 'falling', 'rising', 'mid-low', 'high-mid'],
    alphabetNote: {
      en: 'Many Basaa texts use the older church spelling, without tone marks and with other letters. This course never mixes the two.',
      fr: 'Beaucoup de textes basaa suivent l’ancienne orthographe des églises, sans tons et avec d’autres lettres. Ce cours ne mêle jamais les deux.',
    },
    sources: [generalAlphabet, wikipedia('Basaa language', 'region')],
    wordNotes: { 'when-yesterday': basaaLength, 'when-tomorrow': basaaLength },
    leftOut: {},
  },
  {
    course: 'dua',
    handMade: [2, 4, 5, 6, 8, 9, 10, 11],
    region: { en: 'Littoral', fr: 'Littoral' },
    unmarked: 'low',
    toneNasals: [],
    toneMarks: ['high', 'mid', 'falling', 'rising'],
    alphabetNote: {
      en: 'A vowel without a mark is low. Older books spell Duala differently, and many texts leave the marks out.',
      fr: 'Une voyelle sans marque est basse. Les livres anciens écrivent le douala autrement, et beaucoup de textes omettent les marques.',
    },
    sources: [
      generalAlphabet,
      {
        citation: 'Omniglot, “Duala (Duálá)”, omniglot.com/writing/duala.php (tone marks)',
        licence: 'all rights reserved',
        use: 'fact',
      },
      wikipedia('Duala language', 'region'),
    ],
    wordNotes: {},
    leftOut: { 'time-weekday': 'mínyá is another form than búnyá, day: probably the plural' },
  },
  {
    course: 'ewo',
    handMade: [2, 5, 6, 7, 8],
    region: { en: 'Centre and South', fr: 'Centre et Sud' },
    unmarked: 'low',
    toneNasals: ['m', 'n'],
    toneMarks: ['high', 'mid', 'low', 'falling', 'rising'],
    alphabetNote: {
      en: 'A vowel without a mark is low; some words mark the low tone as well.',
      fr: 'Une voyelle sans marque est basse ; certains mots notent aussi le ton bas.',
    },
    sources: [generalAlphabet, wikipedia('Ewondo language', 'tone marks, region')],
    wordNotes: { 'day-sunday': sundayIsWeek, 'time-week': sundayIsWeek },
    leftOut: {},
  },
]
