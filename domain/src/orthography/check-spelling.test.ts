import { expect, test } from 'vitest'
import { checkSpelling, type CourseAlphabet } from './check-spelling.ts'

const alphabet: CourseAlphabet = {
  letters: ['a', 'b', 'dz', 'ə', 'ɛ', 'k', 'm', 'ʼ'],
  nameLetters: ['r'],
  toneBearers: ['a', 'ə', 'ɛ'],
  toneMarks: [{ mark: 'U+0301' }],
  apostrophe: 'ʼ',
}

test.each([
  ['dza kɛ́ma, Ram', []],
  ['kaBa', [{ code: 'stray-capital', letter: 'B', word: 'kaBa' }]],
  ['kà', [{ code: 'unknown-tone-mark', letter: 'à', word: 'kà' }]],
  ['ḿa', [{ code: 'toneless-letter', letter: 'ḿ', word: 'ḿa' }]],
  ['kǝ', [{ code: 'other-schwa', letter: 'ǝ', word: 'kǝ', instead: 'ə' }]],
  ['ka’', [{ code: 'other-apostrophe', letter: '’', word: 'ka’', instead: 'ʼ' }]],
  ['ka ram', [{ code: 'letter', letter: 'r', word: 'ram' }]],
])('%s: what its course does not write is reported', (text, findings) => {
  expect(checkSpelling(text, alphabet)).toEqual(findings)
  expect(checkSpelling(text.normalize('NFD'), alphabet)).toEqual(findings)
})

test('a letter of the alphabet is no other letter with a tone', () => {
  const withAcute = { ...alphabet, letters: ['é', 'k', 'l'], toneBearers: [], toneMarks: [] }
  expect(checkSpelling('kél Él', withAcute)).toEqual([])
  expect(checkSpelling('kel', withAcute)).toMatchObject([{ code: 'letter', letter: 'e' }])
})
