import type { Alphabet } from '@mboa/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSpelling } from './spelling.ts'

const alphabet: Alphabet = {
  letters: ['a', 'b', 'd', 'dz', 'ə', 'ɛ', 'k', 'kp', 'm', 'ŋ', 'ɔ', 's'],
  toneBearers: ['a', 'ə', 'ɛ', 'ɔ', 'm', 'ŋ'],
  toneMarks: [
    { tone: 'high', mark: 'U+0301', example: 'á' },
    { tone: 'falling', mark: 'U+0302', example: 'â' },
  ],
  unmarked: 'low',
}

const letter = fc.constantFrom(...alphabet.letters)
const toned = fc
  .tuple(fc.constantFrom(...alphabet.toneBearers), fc.constantFrom('\u0301', '\u0302'))
  .map(([bearer, mark]) => bearer + mark)
const word = fc.array(fc.oneof(letter, toned), { minLength: 1 }).map((signs) => signs.join(''))
const codesOf = (text: string) => checkSpelling(text, alphabet).map(({ code }) => code)

test('whatever is made of the letters and marks of the alphabet is spelled right', () => {
  fc.assert(fc.property(word, (text) => codesOf(text.normalize('NFC')).length === 0))
})

test('one foreign letter anywhere is found, whatever stands around it', () => {
  fc.assert(
    fc.property(word, fc.constantFrom('ɖ', 'x', 'ñ', '7', 'ʔ'), word, (before, foreign, after) => {
      expect(codesOf(before + foreign + after)).toContain('letter')
    }),
  )
})

test('the verdict does not depend on how the text is composed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), word, (any, sound) => {
      const text = sound + any
      expect(codesOf(text.normalize('NFD'))).toEqual(codesOf(text.normalize('NFC')))
    }),
  )
})

test('a mark that is part of a letter is not a tone mark', () => {
  const cedilla = { ...alphabet, letters: ['a', 'a̧'], toneBearers: ['a̧'] }
  expect(checkSpelling('a̧á̧'.normalize('NFC'), cedilla)).toEqual([])
  expect(checkSpelling('á', cedilla)).toMatchObject([{ code: 'tone-mark' }])
})
