import type { CourseDescription, Tone, UnitPack, Word } from '@mboa/contract'
import { packFormat } from '@mboa/contract'
import type { CldrKey } from './cldr.ts'
import { cite, findOwnCldrText, getCldrText } from './cldr.ts'
import type { CourseNotes } from './notes-of-course.ts'
import { toneMarks } from './notes-of-course.ts'
import { lettersOfExemplars } from './exemplars.ts'
import { toHeadword } from './headword.ts'
import { composeLessons } from './lessons.ts'
import type { Entry, Theme } from './themes.ts'
import { themesFor } from './themes.ts'

const licence = 'Unicode-3.0'

/** A unit with fewer words cannot offer wrong choices; its words wait for more. */
const fewestWords = 5

/** All units of a course that CLDR has enough words for, in order, with their lessons. */
export function composeUnits(notes: CourseNotes): UnitPack[] {
  const themed = themesFor(notes).map((theme) => ({ theme, words: composeWords(theme, notes) }))
  const large = themed.filter(({ words }) => words.length >= fewestWords)
  const few = themed.filter(({ theme, words }) => theme.joins && words.length < fewestWords)
  const places = freePlaces(notes.handMade ?? [])
  const everything = themed.flatMap(({ words }) => words)
  return large.map(({ theme, words }, index) => {
    const joined = index === 0 ? [...few.flatMap((other) => other.words), ...words] : words
    const unit = { unit: theme.unit, isFirst: index === 0, words: joined }
    return {
      format: packFormat,
      course: notes.course,
      unit: theme.unit,
      order: places.next().value,
      title: index === 0 && few.length > 0 ? theme.titleJoined : theme.title,
      orthography: orthography.id,
      words: joined,
      lessons: composeLessons(unit, { description: composeDescription(notes), everything }),
    }
  })
}

/** 1, 2, 3 … without the places of units that people wrote. */
function* freePlaces(taken: readonly number[]): Generator<number, never> {
  for (let place = 1; ; place++) if (!taken.includes(place)) yield place
}

function composeWords(theme: Theme, notes: CourseNotes): Word[] {
  return theme.entries.flatMap((entry) => composeWord(entry, notes) ?? [])
}

function composeWord(entry: Entry, { course, wordNotes, leftOut }: CourseNotes): Word | undefined {
  const value = findOwnCldrText(course, entry.key)
  const headword = value && toHeadword(value, { isName: entry.isName === true })
  if (!headword || entry.slug in leftOut) return undefined
  const note = wordNotes[entry.slug] ?? entry.note
  return {
    id: `${course}.${entry.slug}`,
    text: headword.text,
    ...(headword.accepted.length > 0 ? { accepted: headword.accepted } : {}),
    gloss: entry.gloss ?? { en: [glossOf('en', entry.key)], fr: [glossOf('fr', entry.key)] },
    category: entry.category,
    ...(note === undefined ? {} : { note }),
    sources: [{ citation: cite(course, entry.key), licence }],
    licence,
    checkedBy: 0,
  }
}

function glossOf(language: 'en' | 'fr', key: CldrKey): string {
  return getCldrText(language, key).replace(/:.*$/, '')
}

const orthography: CourseDescription['orthography'] = {
  id: 'general-alphabet',
  name: {
    en: 'General Alphabet of Cameroon Languages, with tone marks',
    fr: 'Alphabet général des langues camerounaises, avec les tons',
  },
}

const ownName = (course: string): CldrKey => ({
  package: 'cldr-localenames-full',
  file: 'languages',
  path: ['localeDisplayNames', 'languages', course],
})

const exemplars = (set: string): CldrKey => ({
  package: 'cldr-misc-full',
  file: 'characters',
  path: ['characters', set],
})

/** The course itself: names and letters from CLDR, the rest from the notes. */
export function composeDescription(notes: CourseNotes): CourseDescription {
  const { course } = notes
  const nameIn = (locale: string) => upperFirst(getCldrText(locale, ownName(course)))
  const autonym = notes.autonym ?? nameIn(course)
  const letters = lettersOfExemplars(getCldrText(course, exemplars('exemplarCharacters')))
  const vowels = letters.filter((letter) => /^[aeiouəǝɛɔɨʉ]\p{M}*$/u.test(letter.normalize('NFD')))
  return {
    format: packFormat,
    course,
    htmlLang: course,
    autonym,
    name: { en: nameIn('en'), fr: nameIn('fr') },
    region: notes.region,
    orthography,
    alphabet: {
      letters,
      nameLetters: lettersOfExemplars(getCldrText(course, exemplars('auxiliary'))),
      toneBearers: [...vowels, ...notes.toneNasals],
      toneMarks: notes.toneMarks.map(composeToneMark),
      unmarked: notes.unmarked,
      ...(notes.apostrophe === undefined ? {} : { apostrophe: notes.apostrophe }),
      ...(notes.alphabetNote === undefined ? {} : { note: notes.alphabetNote }),
    },
    sources: [
      { citation: cite(course, exemplars('exemplarCharacters')), licence },
      { citation: cite(course, ownName(course)), licence },
      ...notes.sources,
    ],
  }
}

function composeToneMark(tone: Tone): CourseDescription['alphabet']['toneMarks'][number] {
  const mark = toneMarks[tone]
  const number = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return { tone, mark: `U+${number}`, example: `a${mark}`.normalize('NFC') }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
