import { expect, test } from 'vitest'
import { pseudoLetters, pseudoMessage, pseudoText } from './pseudo-text.ts'

test('no letter stays as it was', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const all = pseudoText(letters + letters.toUpperCase())
  expect(all).not.toMatch(/[a-z]/i)
  expect(new Set(pseudoLetters).size).toBe(52)
  expect(Array.from(all).filter((letter) => !pseudoLetters.includes(letter))).toEqual([])
})

test('a text is longer by two fifths', () => {
  expect(pseudoText('Progress now')).toHaveLength(16)
  const text = 'Something went wrong while we were looking for it'
  const ratio = pseudoText(text).length / text.length
  expect(ratio).toBeGreaterThan(1.3)
  expect(ratio).toBeLessThan(1.45)
})

test('what is put into a text stays what it is', () => {
  expect(pseudoText('Go <0>home</0>, {x} <1/>')).toMatch(/^Ĝö <0>[^<]+<\/0>, \{[^}]+\} <1\/>$/)
  expect(pseudoMessage(['Right is: ', ['right']])).toEqual([
    '\u200F',
    pseudoText('Right is: '),
    ['right'],
    '\u200F',
  ])
  expect(
    pseudoMessage([['0', 'plural', { offset: 1, one: ['#', ' word'], other: 'words' }]]),
  ).toEqual([
    '\u200F',
    ['0', 'plural', { offset: 1, one: ['#', pseudoText(' word')], other: pseudoText('words') }],
    '\u200F',
  ])
})
