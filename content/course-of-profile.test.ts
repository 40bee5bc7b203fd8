import { courseDescriptionSchema } from '@mboa/contract'
import { findLanguage, languages } from '@mboa/domain'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkAlphabet } from './checks/alphabet.ts'
import { checkTexts } from './checks/text.ts'
import { checkToneKeys } from './checks/typing.ts'
import { courseOfProfile } from './course-of-profile.ts'

test.each(languages)('the profile of $code makes a course as a file does', (language) => {
  const { description, units } = courseOfProfile(language)
  expect(v.parse(courseDescriptionSchema, description)).toEqual(description)
  expect(checkTexts(description)).toEqual([])
  expect(checkAlphabet(description.alphabet)).toEqual([])
  expect(checkToneKeys(description.alphabet, language.code)).toEqual([])
  expect(units).toEqual([])
})

test('letters, marks and sources are those of the profile', () => {
  const bamum = findLanguage('bax')
  if (bamum === undefined) throw new Error('No Bamum')
  expect(courseOfProfile(bamum).summary).toMatchObject({
    course: 'bax',
    htmlLang: 'bax-Latn-CM',
    autonym: 'Shüpamom',
    name: { en: 'Bamum', fr: 'Bamoun (shupamem)' },
    alphabet: {
      toneBearers: ['a', 'ɑ', 'æ', 'e', 'ə', 'ɛ', 'i', 'ɨ', 'o', 'ɔ', 'œ', 'ø', 'u', 'ʉ'],
      toneMarks: [
        { tone: 'high', mark: 'U+0301', example: 'á' },
        { tone: 'mid', mark: 'U+0304', example: 'ā' },
        { tone: 'low', mark: 'U+0300', example: 'à' },
        { tone: 'falling', mark: 'U+0302', example: 'â' },
        { tone: 'rising', mark: 'U+030C', example: 'ǎ' },
      ],
      unmarked: 'unknown',
      apostrophe: 'ʼ',
    },
    sources: [
      {
        citation: 'General Alphabet of Cameroon Languages, Tadadjeu & Sadembouo 1979, in Wikipedia',
        licence: 'CC-BY-SA-4.0',
        use: 'fact',
      },
      { citation: 'Glottolog 5.1, names and codes', licence: 'CC-BY-4.0', use: 'fact' },
    ],
    units: [],
  })
})
