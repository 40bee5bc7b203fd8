import { expect, test } from 'vitest'
import { hasLostLetters, isFormulaError } from './lost-text.ts'

test.each([
  ['mb?k?', true],
  ['??', true],
  ['ba\uFFFDta', true],
  ['Wɛ?', false],
  ['Wɛ ?', false],
  ['Wɛ?!', false],
  ['mbɔkɔ', false],
  ['', false],
])('%j has lost letters: %j', (text, isLost) => {
  expect(hasLostLetters(text)).toBe(isLost)
})

test.each([
  ['#NOM?', true],
  [' #N/A ', true],
  ['#VALEUR!', true],
  ['#DIV/0!', true],
  ['#maison', false],
  ['# 1 !', false],
  ['NOM?', false],
])('%j is the error of a formula: %j', (cell, isError) => {
  expect(isFormulaError(cell)).toBe(isError)
})
