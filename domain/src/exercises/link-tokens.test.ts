import { expect, test } from 'vitest'
import { indexWritten, linkTokens } from './link-tokens.ts'

const meaning = { gloss: { en: ['.'], fr: ['.'] }, category: 'other' }
const aSentence = (text: string) => ({ id: 'xx.sentence', text, ...meaning })
const words = [
  { id: 'xx.one', text: 'bana' },
  { id: 'xx.toned', text: 'baná' },
  { id: 'xx.either', text: '{kele|kelé}' },
  { id: 'xx.two', text: 'ma ke' },
  { id: 'xx.twin-1', text: 'ndo' },
  { id: 'xx.twin-2', text: 'Ndo' },
]
const link = (text: string) => linkTokens(aSentence(text), indexWritten(words))

test('a token is the word that is written so, tone by tone, whatever its capital', () => {
  expect(link('Bana, kelé baná!')).toEqual([
    { text: 'Bana', word: 'xx.one' },
    { text: 'kelé', word: 'xx.either' },
    { text: 'baná', word: 'xx.toned' },
  ])
  // However its marks are encoded.
  expect(link('bana\u0301')).toEqual([{ text: 'bana\u0301', word: 'xx.toned' }])
})

test('no token is one of two words that are written alike, or a part of one', () => {
  expect(link('bana ndo ma ke')).toEqual([
    { text: 'bana', word: 'xx.one' },
    { text: 'ndo' },
    { text: 'ma' },
    { text: 'ke' },
  ])
})

test('of a sentence without a word of the course nothing is known', () => {
  expect(link('ndo ma')).toBeUndefined()
})
