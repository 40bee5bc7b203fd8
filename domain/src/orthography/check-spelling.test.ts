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

test('a letter is reported once for each kind of finding, with its first word', () => {
  expect(checkSpelling('xa xaxa kaxX', alphabet)).toEqual([
    { code: 'letter', letter: 'x', word: 'xa' },
    { code: 'stray-capital', letter: 'X', word: 'kaxX' },
  ])
})

test.each([
  ['one word', Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')],
  [
    'many words',
    Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' '),
  ],
  ['one letter with marks', `x${'\u0323'.repeat(499)}`],
  ['marks of tones', `m${'\u0300'.repeat(499)}`],
])('what is reported of %s does not grow with it', (_, text) => {
  const findings = checkSpelling(text, alphabet)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThanOrEqual(10)
  for (const { letter, word } of findings) {
    expect(Array.from(letter).length).toBeLessThanOrEqual(9)
    expect(Array.from(word).length).toBeLessThanOrEqual(61)
  }
})

test('a letter of the alphabet is no other letter with a tone', () => {
  const withAcute = { ...alphabet, letters: ['é', 'k', 'l'], toneBearers: [], toneMarks: [] }
  expect(checkSpelling('kél Él', withAcute)).toEqual([])
  expect(checkSpelling('kel', withAcute)).toMatchObject([{ code: 'letter', letter: 'e' }])
})
