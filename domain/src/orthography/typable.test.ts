import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAlphabet } from './language-profile.ts'
import { getLanguage, languages } from './languages.ts'
import { markOfTone } from './tone-marks.ts'
import { listUntypable } from './typable.ts'

test.each([
  ['dua', 'nyíŋgo', []],
  ['dua', 'ñama', ['ñ']],
  ['dua', 'Ńíngo, « ɓwâm »\u00A0!', []],
  // No low tone is marked in Duala, and no schwa is written.
  ['dua', 'm̀ɓə', ['m̀', 'ə']],
  ['ewo', 'dzāl m̀bəmbə', []],
  ['bas', 'a᷆ a᷇', []],
  ['bas', 'a᷄', ['a᷄']],
  ['mua', 'tǝʼnahko fĩi', []],
  ['mua', 'tə ŋ́', ['ə', 'ŋ́']],
  ['nnh', 'gẅie cÿó', []],
  ['fub', 'joweeɗiɗi ʔ', ['ʔ']],
  ['wes', 'wata', []],
])('%s: of “%s” the keys lack %j', (code, text, lacking) => {
  expect(listUntypable(text, getLanguage(code))).toEqual(lacking)
})

test('whatever a profile’s letters and tones make can be typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.nat(), fc.nat(), (language, letter, tone) => {
      const letters = listAlphabet(language)
      const marks = ['', ...(language.tone?.marked ?? []).map(markOfTone)]
      const text = `${letters[letter % letters.length]}${marks[tone % marks.length]}`
      expect(listUntypable(text.normalize('NFC'), language)).toEqual([])
    }),
  )
})
