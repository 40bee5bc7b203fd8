import type { Bilingual } from '@mboa/contract'
import type { CldrKey } from './cldr.ts'
import type { CourseNotes } from './notes-of-course.ts'

/** Words of CLDR that make a unit together, in the order of the unit. */
export type Theme = {
  unit: string
  title: Bilingual
  /** The title where words of a theme too small for a unit of its own have joined this one. */
  titleJoined: Bilingual
  entries: Entry[]
  /** Whether its words, where they are too few, go into the first unit there is. */
  joins: boolean
}

export type Entry = {
  /** What follows the course in the item's id. */
  slug: string
  category: string
  key: CldrKey
  /** Where CLDR's own English and French for the key are no natural meanings. */
  gloss?: { en: string[]; fr: string[] }
  note?: Bilingual
  /** A name keeps its capital; a name that CLDR writes without one is left out as a slip. */
  isName?: true
}

const gregorian = (...path: string[]): CldrKey => ({
  package: 'cldr-dates-full',
  file: 'ca-gregorian',
  path: ['dates', 'calendars', 'gregorian', ...path],
})

const field = (...path: string[]): CldrKey => ({
  package: 'cldr-dates-full',
  file: 'dateFields',
  path: ['dates', 'fields', ...path],
})

const language = (code: string): CldrKey => ({
  package: 'cldr-localenames-full',
  file: 'languages',
  path: ['localeDisplayNames', 'languages', code],
})

const territory = (code: string): CldrKey => ({
  package: 'cldr-localenames-full',
  file: 'territories',
  path: ['localeDisplayNames', 'territories', code],
})

const answer = (name: 'yesstr' | 'nostr'): CldrKey => ({
  package: 'cldr-misc-full',
  file: 'posix',
  path: ['posix', 'messages', name],
})

const when = (slug: string, offset: string): Entry => ({
  slug: `when-${slug}`,
  category: 'when',
  key: field('day', `relative-type-${offset}`),
})

const firstWords = (course: string): Theme => ({
  unit: 'first-words',
  title: { en: 'First words', fr: 'Premiers mots' },
  titleJoined: { en: 'First words', fr: 'Premiers mots' },
  joins: true,
  entries: [
    { slug: 'yes', category: 'answer', key: answer('yesstr') },
    { slug: 'no', category: 'answer', key: answer('nostr') },
    when('today', '0'),
    when('tomorrow', '1'),
    when('yesterday', '-1'),
    { slug: `language-${course}`, category: 'language', key: language(course) },
  ],
})

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const days: Theme = {
  unit: 'days',
  title: { en: 'Days of the week', fr: 'Les jours de la semaine' },
  titleJoined: { en: 'First words and days', fr: 'Premiers mots et jours' },
  joins: true,
  entries: dayNames.map((name) => ({
    slug: `day-${name.toLowerCase()}`,
    category: 'day',
    key: gregorian('days', 'format', 'wide', name.slice(0, 3).toLowerCase()),
  })),
}

const dayHalf = (half: 'am' | 'pm') => gregorian('dayPeriods', 'format', 'wide', half)
const timeUnit = (slug: string): Entry => ({
  slug: `time-${slug}`,
  category: 'time',
  key: field(slug, 'displayName'),
})

const time: Theme = {
  unit: 'time',
  title: { en: 'Parts of the day and units of time', fr: 'Moments du jour et unités de temps' },
  titleJoined: { en: 'First words and time', fr: 'Premiers mots et temps' },
  joins: true,
  entries: [
    {
      slug: 'part-am',
      category: 'part-of-day',
      key: dayHalf('am'),
      gloss: { en: ['morning (a.m.)', 'a.m.'], fr: ['matin', 'avant midi'] },
      note: {
        en: 'CLDR gives it for a.m., the hours before noon.',
        fr: 'CLDR le donne pour les heures d’avant midi.',
      },
    },
    {
      slug: 'part-pm',
      category: 'part-of-day',
      key: dayHalf('pm'),
      gloss: {
        en: ['afternoon and evening (p.m.)', 'afternoon', 'evening', 'p.m.'],
        fr: ['après-midi et soir', 'après-midi', 'soir'],
      },
      note: {
        en: 'CLDR gives it for p.m., the hours after noon.',
        fr: 'CLDR le donne pour les heures d’après midi.',
      },
    },
    timeUnit('day'),
    timeUnit('week'),
    timeUnit('month'),
    {
      ...timeUnit('year'),
      gloss: { en: ['year'], fr: ['année', 'an'] },
    },
    timeUnit('hour'),
    timeUnit('minute'),
    timeUnit('second'),
    timeUnit('weekday'),
  ],
}

const monthNames = ['january', 'february', 'march', 'april', 'may', 'june'].concat([
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
])

const months: Theme = {
  unit: 'months',
  title: { en: 'Months of the year', fr: 'Les mois de l’année' },
  titleJoined: { en: 'First words and months', fr: 'Premiers mots et mois' },
  joins: false,
  entries: monthNames.map((name, index) => ({
    slug: `month-${name}`,
    category: 'month',
    key: gregorian('months', 'format', 'wide', String(index + 1)),
  })),
}

const country = (slug: string, code: string): Entry => ({
  slug: `country-${slug}`,
  category: 'country',
  key: territory(code),
  isName: true,
})

/** Cameroon, its neighbours, and the languages a learner there is likely to name. */
const countriesAndLanguages: Theme = {
  unit: 'countries-and-languages',
  title: { en: 'Countries and languages', fr: 'Pays et langues' },
  titleJoined: { en: 'Countries and languages', fr: 'Pays et langues' },
  joins: false,
  entries: [
    country('cameroon', 'CM'),
    country('nigeria', 'NG'),
    country('chad', 'TD'),
    country('central-african-republic', 'CF'),
    country('equatorial-guinea', 'GQ'),
    country('gabon', 'GA'),
    {
      ...country('congo-brazzaville', 'CG'),
      gloss: {
        en: ['Congo (Brazzaville)', 'Republic of the Congo'],
        fr: ['Congo (Brazzaville)', 'République du Congo'],
      },
    },
    country('france', 'FR'),
    country('germany', 'DE'),
    { slug: 'language-french', category: 'language', key: language('fr') },
    { slug: 'language-english', category: 'language', key: language('en') },
    { slug: 'language-german', category: 'language', key: language('de') },
    { slug: 'language-hausa', category: 'language', key: language('ha') },
  ],
}

/** All themes for a course, in the order of its units. */
export function themesFor({ course, onlyCalendar }: CourseNotes): Theme[] {
  const calendar = [firstWords(course), days, time, months]
  return onlyCalendar === true ? calendar : [...calendar, countriesAndLanguages]
}
