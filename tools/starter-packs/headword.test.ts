import { expect, test } from 'vitest'
import { findCldrText, findOwnCldrText } from './cldr.ts'
import type { CldrKey } from './cldr.ts'
import { toHeadword } from './headword.ts'

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
const name = (kind: 'languages' | 'territories', code: string): CldrKey => ({
  package: 'cldr-localenames-full',
  file: kind,
  path: ['localeDisplayNames', kind, code],
})

/** Real values of CLDR 48.2 that would make wrong items. */
const slips: [what: string, locale: string, key: CldrKey, isName: boolean][] = [
  ['a day that is only numbered', 'mgo', gregorian('days', 'format', 'wide', 'mon'), false],
  ['an abbreviation', 'agq', gregorian('dayPeriods', 'format', 'wide', 'am'), false],
  ['a capital inside a word of Aghem', 'agq', gregorian('months', 'format', 'wide', '2'), false],
  ['a capital inside a word of Ngomba', 'jgo', field('day', 'relative-type-0'), false],
  ['a mark on a space', 'bas', name('languages', 'el'), false],
  ['a mark on a stop', 'dua', field('day', 'relative-type--1'), false],
  ['a name without its capital', 'ewo', name('territories', 'CA'), true],
  ['an abbreviation in a name', 'bas', name('territories', 'VI'), true],
]

test.each(slips)('%s is no headword', (_what, locale, key, isName) => {
  const value = findCldrText(locale, key) ?? ''
  expect(value).not.toBe('')
  expect(toHeadword(value, { isName })).toBeUndefined()
})

const inherited: [what: string, locale: string, key: CldrKey][] = [
  ['this week in Ewondo', 'ewo', field('week', 'relative-type-0')],
  ['the quarter in Duala', 'dua', field('quarter', 'displayName')],
  ['Cameroon in Duala, left in French', 'dua', name('territories', 'CM')],
  ['the Dominican Republic in Ewondo, left in French', 'ewo', name('territories', 'DO')],
  ['the eleventh month in Kako', 'kkj', gregorian('months', 'format', 'wide', '11')],
]

test.each(inherited)('%s is not the language’s own', (_what, locale, key) => {
  expect(findOwnCldrText(locale, key)).toBeUndefined()
})

test('a headword leaves out list capitals, short forms and slashes', () => {
  expect(toHeadword('M̀bú', { isName: false })).toEqual({ text: 'm̀bú', accepted: [] })
  expect(toHeadword('Owé:O', { isName: false })).toEqual({ text: 'owé', accepted: [] })
  expect(toHeadword('ŋ̀ŋ̂:Ŋ', { isName: false })).toEqual({ text: 'ŋ̀ŋ̂', accepted: [] })
  expect(toHeadword('Pùlàsi / Fɛ̀lɛ̀nsi /', { isName: true })).toEqual({
    text: 'Pùlàsi',
    accepted: ['Fɛ̀lɛ̀nsi'],
  })
  expect(toHeadword(' / ', { isName: false })).toBeUndefined()
})

test('a headword is in composed form', () => {
  expect(toHeadword('Ama\u0301s', { isName: false })?.text).toBe('amás')
})
