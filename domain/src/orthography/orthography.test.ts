import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareWords, headingLetter } from './alphabetical-order.ts'
import { fold } from './fold.ts'
import { searchKey, tonedKey, tokenise } from './keys.ts'
import { findLanguageFacts } from './language-facts.ts'
import { languageNames } from './language-names.ts'
import { listAlphabet, listSpecialLetters } from './language-profile.ts'
import { findLanguage, getLanguage, languages } from './languages.ts'
import { isToneMark, markOfTone, toneOf, tones, withoutTone } from './tone-marks.ts'

const bbj = getLanguage('bbj')
const byv = getLanguage('byv')
const ewo = getLanguage('ewo')
const dua = getLanguage('dua')
const ksf = getLanguage('ksf')

describe('folding', () => {
  test.each([
    ['an apostrophe is the glottal letter', "Mfa'", bbj, 'mfaʼ'],
    ['a capital saltillo too', 'MFAꞋ', bbj, 'mfaʼ'],
    ['an apostrophe is nothing where there is no glottal', 'idib’á', dua, 'idibá'],
    ['Greek letters are the special letters they look like', 'ό nkαb ε', byv, 'ó nkɑb ɛ'],
    ['a Greek alpha is an a where there is no ɑ', 'nkαb', ewo, 'nkab'],
    ['Cyrillic letters are Latin ones', 'сосо', ewo, 'coco'],
    ['the schwa is the language’s own', 'ə Ə ǝ Ǝ', ksf, 'ǝ ǝ ǝ ǝ'],
    ['and the other one elsewhere', 'ə Ə ǝ Ǝ', ewo, 'ə ə ə ə'],
    ['invisible characters go', 'a\u200Bb\u00ADc\uFEFF', dua, 'abc'],
    ['a Greek capital looks like another letter than its small form', 'ΕεΩ', byv, 'eɛw'],
    ['a dotted capital loses its dot', 'İ', ewo, 'i'],
  ])('%s', (_, text, language, folded) => {
    expect(fold(text, language)).toBe(folded)
  })

  test('twice changes nothing, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...languages),
        (text, language) => {
          const once = fold(text, language)
          expect(fold(once, language)).toBe(once)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('words', () => {
  test('keep a glottal typed as an apostrophe and lose what stands around them', () => {
    expect(tokenise('« Mfa’ », (yaʼ) !', bbj)).toEqual(['mfaʼ', 'yaʼ'])
  })

  test('have a toned key with marks in one order', () => {
    expect(tonedKey(' Ʉ́\u0308  kà. ', getLanguage('jgo'))).toBe(
      tonedKey('ʉ\u0308́ kà', getLanguage('jgo')),
    )
    expect(tonedKey('Amǒ\u030Cs', ewo)).toBe(tonedKey('Amǒs', ewo))
    expect(tonedKey('Amǒs', ewo)).not.toBe(tonedKey('Amós', ewo))
  })

  test('are found without marks, special letters or glottals', () => {
    expect(searchKey('Mə nə mvɔɛ́', ewo)).toBe('me ne mvoe')
    expect(searchKey('a᷆ Ɓàsàa', getLanguage('bas'))).toBe('a basaa')
    expect(searchKey('Ghɔmáláʼ', bbj)).toBe('ghomala')
    expect(searchKey('mfa ʼ ya', bbj)).toBe('mfa ya')
    expect(searchKey('kæ̀', getLanguage('bkm'))).toBe('kae')
  })
})

describe('order', () => {
  const sort = (words: string[], language = ewo) =>
    words.sort((a, b) => compareWords(a, b, language))

  test('follows the language’s own alphabet, digraphs as letters', () => {
    expect(sort(['ɛ', 'dzal', 'e', 'ə', 'du'])).toEqual(['du', 'dzal', 'e', 'ə', 'ɛ'])
    expect(sort(['ŋgisú', 'nyama', 'nu'], dua)).toEqual(['nu', 'nyama', 'ŋgisú'])
  })

  test('puts shorter words first, tone last, and letters of loans where Latin has them', () => {
    expect(sort(['má ba', 'maba', 'mà', 'ma', 'mac', 'mad'])).toEqual([
      'ma',
      'mà',
      'má ba',
      'maba',
      'mac',
      'mad',
    ])
  })

  test('gives letters the alphabet lacks a place of their own behind their plain ones', () => {
    expect(sort(['ba', 'bo', 'ɓa', 'bà', 'da'])).toEqual(['ba', 'bà', 'bo', 'ɓa', 'da'])
    expect(sort(['aɓa', 'aba', 'abo', 'àba'])).toEqual(['aba', 'àba', 'abo', 'aɓa'])
    expect(headingLetter('ɓa', ewo)).toBe('ɓ')
  })

  test('keeps a letter with a mark that its spelling lacks with that letter', () => {
    const fub = getLanguage('fub')
    const words = ['ŋala', 'ŋ́ala', 'ŋari', 'nala', 'nari', 'ñala', 'ala', 'ála', 'ara']
    expect(sort(words, fub).map((word) => word.normalize('NFC'))).toEqual(
      ['ala', 'ála', 'ara', 'nala', 'ñala', 'nari', 'ŋala', 'ŋ́ala', 'ŋari'].map((word) =>
        word.normalize('NFC'),
      ),
    )
    expect(headingLetter('ŋ́ala', fub)).toBe('ŋ')
  })

  test('is total: reversing the arguments reverses the sign', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'ə', 'ɛ', 'n', 'ŋ', 'd', 'z', '\u0301', ' ', 'q'),
    })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(Math.sign(compareWords(a, b, ewo))).toBe(-Math.sign(compareWords(b, a, ewo)) + 0)
      }),
    )
  })
})

describe('tone marks', () => {
  test('have names, also outside the block of combining diacritics', () => {
    expect(['ǒ', 'ó', 'o', 'a᷆', 'ɛ̂', 'ṅ', 'ǻ'].map(toneOf)).toEqual([
      'rising',
      'high',
      'unmarked',
      'mid-to-low',
      'falling',
      'unmarked',
      'high',
    ])
    expect(toneOf('o\u0301\u0300')).toBe('several')
    for (const tone of tones) expect(isToneMark(markOfTone(tone))).toBe(true)
  })
})

test('a cluster without its tone keeps the marks of its letter', () => {
  expect(['ʉ̈́', 'ǒ', 'a̧', 'o'].map((text) => withoutTone(text))).toEqual(['ʉ̈', 'o', 'a̧', 'o'])
  expect(withoutTone('ô', '\u0302')).toBe('ô')
})

describe('profiles', () => {
  test('are found by code and alias', () => {
    expect(findLanguage('ff')).toBe(getLanguage('fub'))
    expect(findLanguage('xxx')).toBeUndefined()
    expect(() => getLanguage('xxx')).toThrow(RangeError)
  })

  test('give the letters that a plain keyboard lacks, the glottal last', () => {
    expect(listSpecialLetters(ewo)).toEqual(['ə', 'ɛ', 'ŋ', 'ɔ'])
    expect(listSpecialLetters(dua)).toEqual(['ɓ', 'ɗ', 'ɛ', 'ŋ', 'ɔ'])
    expect(listSpecialLetters(getLanguage('bas'))).toEqual(['ɓ', 'ɛ', 'ŋ', 'ɔ'])
    expect(listSpecialLetters(bbj)).toEqual(['ə', 'ɛ', 'ŋ', 'ɔ', 'ʉ', 'ʼ'])
    expect(listSpecialLetters(getLanguage('mlw'))).toEqual(['ɓ', 'ɗ', 'ə'])
    const nasalVowels = ['ã', 'ẽ', 'ɛ̃', 'ĩ', 'ɔ̃', 'ũ']
    expect(listSpecialLetters(getLanguage('gyi'))).toEqual(
      expect.arrayContaining([...nasalVowels, 'ɛ', 'ŋ', 'ɔ', 'ʼ']),
    )
    expect(listSpecialLetters(getLanguage('wes'))).toEqual([])
  })

  test.each(languages.map((language) => [language.code, language] as const))(
    '%s is consistent: NFC, no letter twice, folding keeps its letters, sources named',
    (_, language) => {
      const letters = listAlphabet(language)
      expect(new Set(letters).size).toBe(letters.length)
      expect(language.alphabet.normalize('NFC')).toBe(language.alphabet)
      for (const letter of letters) expect(fold(letter, language)).toBe(letter)
      if (language.glottal !== null) expect(fold('’', language)).toBe(language.glottal)
      const facts = findLanguageFacts(language.code)
      expect(facts?.sources.length).toBeGreaterThan(0)
      expect(facts?.tag).toContain('-Latn-CM')
      const { autonym, en, fr } = languageNames[language.code] ?? {}
      expect({ autonym, names: { en, fr } }).toMatchObject({
        autonym: facts?.autonym,
        names: facts?.names,
      })
    },
  )
})
