import { expect, test } from 'vitest'
import { lettersOfExemplars } from './exemplars.ts'

test('each letter comes once, in order, without its tones', () => {
  expect(lettersOfExemplars('[aáàâ b d {dz} eé ə{ə́}{ə̀} ɛ{ɛ́} ŋ{ŋ̀}]')).toEqual([
    'a',
    'b',
    'd',
    'dz',
    'e',
    'ə',
    'ɛ',
    'ŋ',
  ])
})

test('marks that are part of a letter stay', () => {
  expect(lettersOfExemplars('[a{a̧} uũ wẅ]')).toEqual(['a', 'a̧', 'u', 'ũ', 'w', 'ẅ'])
})
