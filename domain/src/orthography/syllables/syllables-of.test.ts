import { describe, expect, it, test } from 'vitest'
import { getLanguage } from '../languages.ts'
import { fewestSyllables, syllablesOf } from './syllables-of.ts'

const divided = (word: string, code: string) => {
  const division = syllablesOf(word, getLanguage(code))
  if (!division.isKnown) return division.because
  return division.syllables.map(({ letters }) => letters.join('')).join('·')
}

/** Words of the courses, each in its own spelling. */
const known: Readonly<Record<string, readonly string[]>> = {
  agq: [
    'tsʉ·tsʉ',
    'tsu·ʔu·kpà',
    'ndzɔŋ',
    'kɨ·nûm',
    'ndzɔ̀·ŋɔ̀·dùm·lo',
    'ndzɔ̀·ŋè·sèe',
    'tsuʔ·ndzɨ·kɔ·ʔɔ',
  ],
  bas: [
    'ŋ̀·ŋ̂',
    'm̀·pu·yɛ',
    'ŋ̀·ɛm',
    'hyɔ·bí',
    'ŋgwà',
    'jwɛ̀m',
    'hì·ŋge·ŋget',
    'ɓà·sàa',
    'mòó',
    'mà·tùmb',
  ],
  dua: ['ɓwâm', 'mwa·lá·lo', 'e·byá·mu', 'ɓa·mbá·mbɛ́', 'nyí·ŋgo', 'sɔ̂ŋ·ta·nɛ', 'mpe·mba', 'i·nɔn'],
  ewo: ['m̀·bú', 'ǹ·tól', 'ǹ·gə·ngáŋ', 'o·kí·rí', 'mvyě', 'dzə́m', 'ê·syé', 'e·nyiŋ', 'a·ngo·gé'],
  jgo: ['ɔ́ŋ', 'fɛ·lâ·yɛ·dɛ', 'wɛ́·nɛ·sɛ·dɛ'],
  kkj: ['kwey', 'mɛr·kɛ·rɛ·di', 'vaŋ·dɛ·rɛ·di', 'nyɔ·lɔ·mbɔ·ŋgɔ', 'ku·ŋgwɛ', 'ɓul·ɓu·sɛ'],
  ksf: ['gɛ́ɛ·nǝ', 'ri·kpa', 'cɛɛ́·nko', 'ŋwíí', 'sam·dí', 'ntɛk'],
  mgo: ['tè·chɔ̀ŋ', 'i·kwi·ri', 'nkap', 'mbeg·tug', 'à·dù·mbə̀ŋ', 'fi·tuʼ'],
  nmg: ['na·má·ná', 'mbvu', 'ma·bá·gá', 'sá·sa·di'],
  nnh: ['tsè·tsɛ̀ɛ', 'mvfò', 'sẅíŋ·tè', 'cÿó', 'lyɛ̌·ʼɔɔn', 'me·jwo·ŋó'],
  yav: ['aá·kó', 'na·ki·nyám', 'pú·yoó', 'yɔɔŋ', 'ma·ka·ndi·kɛ'],
}

describe.each(Object.entries(known))('the syllables of %s', (code, words) => {
  test.each(words)('%s', (word) => {
    expect(divided(word.replaceAll('·', ''), code)).toBe(word)
  })
})

test.each([
  ['duálá', 'dua', 'vowels', 2],
  ['kíɛlɛ', 'dua', 'vowels', 2],
  ['mvɔɛ́', 'ewo', 'vowels', 1],
  ['mùnlom', 'bas', 'nasal', 2],
  ['ŋgáŋ', 'jgo', 'nasal', 1],
  ['mɛkrɛdí', 'ksf', 'consonants', 3],
  ['jaɓɓaama', 'fub', 'language', 3],
  ['tchop', 'wes', 'language', 1],
  ['comlaaɗii', 'mua', 'language', 3],
])('does not guess how %s (%s) is divided: %s', (word, code, because, fewest) => {
  expect(syllablesOf(word, getLanguage(code))).toEqual({ isKnown: false, because, fewest })
})

it('names the letters of each syllable, its nucleus and the tone marks on it', () => {
  expect(syllablesOf('Ɓàsàa', getLanguage('bas'))).toEqual({
    isKnown: true,
    syllables: [
      { letters: ['ɓ', 'à'], nucleus: { start: 1, end: 2 }, tones: ['\u0300'] },
      { letters: ['s', 'à', 'a'], nucleus: { start: 1, end: 3 }, tones: ['\u0300', ''] },
    ],
  })
  expect(syllablesOf('m̀bú', getLanguage('ewo'))).toMatchObject({
    syllables: [
      { letters: ['m̀'], nucleus: { start: 0, end: 1 }, tones: ['\u0300'] },
      { letters: ['b', 'ú'], nucleus: { start: 1, end: 2 }, tones: ['\u0301'] },
    ],
  })
})

it('goes through the words of a phrase, whatever stands between them', () => {
  expect(divided('ngɔn e-bulú!', 'ewo')).toBe('ngɔn·e·bu·lú')
  expect(fewestSyllables(syllablesOf('m̀bəmbə ǹsóán', getLanguage('ewo')))).toBe(3)
  expect(syllablesOf('', getLanguage('ewo'))).toEqual({ isKnown: true, syllables: [] })
})
