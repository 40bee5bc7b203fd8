import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markOfTone, tones } from '../tone-marks.ts'
import { applyTone } from './apply-tone.ts'
import { deleteBackwards, insertLetter, listLetterForms } from './letter-edits.ts'
import { getLanguage } from '../languages.ts'
import type { TextSelection } from './selection.ts'

/** `|` stands for the caret, two of them for the ends of a selection. */
function field(drawn: string): TextSelection {
  const selectionStart = drawn.indexOf('|')
  const selectionEnd = Math.max(selectionStart, drawn.lastIndexOf('|') - 1)
  return { text: drawn.replaceAll('|', ''), selectionStart, selectionEnd }
}

function drawn({ text, selectionStart, selectionEnd }: TextSelection): string {
  expect(selectionEnd).toBe(selectionStart)
  return `${text.slice(0, selectionStart)}|${text.slice(selectionStart)}`
}

describe('a tone key', () => {
  test.each([
    ['amo|s', 'rising', 'amǒ|s'],
    ['amó|s', 'rising', 'amǒ|s'],
    ['ɛ|', 'high', 'ɛ́|'],
    ['ʉ̈|', 'high', 'ʉ̈́|'],
    ['n|', 'low', 'ǹ|'],
    ['kɛ́|', null, 'kɛ|'],
    ['ka |', 'high', 'ka |'],
    ['|ka', 'high', '|ka'],
    ['nyũ|', 'low', 'nyũ̀|'],
    ['nyũ|', 'high', 'nyṹ|'],
    ['yaʼ|', 'high', 'yaʼ|'],
    ['yaꞌ|', 'high', 'yaꞌ|'],
    ['k|a|s', 'low', 'kà|s'],
  ] as const)('%s with %s gives %s', (before, tone, after) => {
    expect(drawn(applyTone(field(before), tone))).toBe(after.normalize('NFC'))
  })

  test('keeps the mark of a letter that another language writes tone with', () => {
    expect(applyTone(field('mô|'), 'high', '\u0302').text).toBe('mô\u0301'.normalize('NFC'))
  })
})

describe('the delete key', () => {
  test.each([
    ['kɛ́|', 'kɛ|'],
    ['kɛ|', 'k|'],
    ['wẅ|', 'w|'],
    ['ʉ̈́|', 'ʉ̈|'],
    ['amǒ|s', 'amo|s'],
    ['|a', '|a'],
    ['a|bɛ́|c', 'a|c'],
    ['ny|', 'n|'],
  ])('turns %s into %s', (before, after) => {
    expect(drawn(deleteBackwards(field(before)))).toBe(after)
  })

  test('takes the letter ô in one step where the circumflex belongs to it', () => {
    expect(drawn(deleteBackwards(field('mô|'), '\u0302'))).toBe('m|')
  })
})

describe('a letter key', () => {
  test.each([
    ['ya|', 'ʼ', 'yaʼ|'],
    ['a|n|a', 'ŋ', 'aŋ|a'],
    ['|a', 'ɛ', 'ɛ|a'],
    ['n|ɛ', 'ny', 'nny|ɛ'],
  ])('on %s with %s gives %s', (before, letter, after) => {
    expect(drawn(insertLetter(field(before), letter))).toBe(after)
  })

  test('never tears a mark off its letter', () => {
    const inside = { text: 'ɛ\u0301', selectionStart: 1, selectionEnd: 1 }
    expect(insertLetter(inside, 'ŋ').text).toBe('ɛ\u0301ŋ')
  })
})

test.each([
  ['ewo', 'ɛ', ['ɛ́', 'ɛ̀', 'ɛ̂', 'ɛ̌', 'ɛ̄', 'Ɛ']],
  ['dua', 'ɓ', ['Ɓ']],
  ['fub', 'ɗ', ['Ɗ']],
  ['byv', 'ʼ', []],
  ['gyi', 'ɛ̃', ['ɛ̃́', 'ɛ̃̀', 'ɛ̃̂', 'ɛ̃̌', 'Ɛ̃']],
  ['mlw', 'ə', ['ə́', 'Ə']],
])('in %s the key %s also writes %j', (code, letter, forms) => {
  expect(listLetterForms(letter, getLanguage(code))).toEqual(forms)
})

test('a letter typed and toned is gone after two deletes, wherever the caret is', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'ɛ́', 'ŋ', ' ', 'ʉ̈', 'ǒ'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(...tones), (head, tail, tone) => {
      const before = { text: head + tail, selectionStart: head.length, selectionEnd: head.length }
      const toned = applyTone(insertLetter(before, 'ɔ'), tone)
      expect(toned.text).toBe(`${head}ɔ${markOfTone(tone)}${tail}`)
      expect(deleteBackwards(deleteBackwards(toned))).toEqual(before)
    }),
  )
})
