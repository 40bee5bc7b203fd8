import { expect, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { findWrittenMelody } from './written-melody.ts'

const basaa = getLanguage('bas')

test('finds the tones of a word, and its twins that are written whole', () => {
  const words = ['mòó', 'móò', 'mòó', 'moo', 'nù'].map((text) => ({ text }))
  expect(findWrittenMelody('mòó', words, basaa)).toEqual({
    tones: ['rising'],
    twins: [{ text: 'móò', tones: ['falling'] }],
  })
})

test('finds none where the tones are not written whole, or the language has none', () => {
  expect(findWrittenMelody('okírí', [], getLanguage('ewo'))).toBeUndefined()
  expect(findWrittenMelody('wata', [], getLanguage('wes'))).toBeUndefined()
})
