import { expect, it } from 'vitest'
import { listMeanings } from './list-meanings.ts'

it('says every meaning', () => {
  expect(listMeanings(['bonjour', 'allô'])).toBe('bonjour, allô')
})

it('says no meaning again that stands in one of several', () => {
  expect(listMeanings(['ils, elles', 'ils', 'elles', 'eux'])).toBe('ils, elles, eux')
})

it('keeps a meaning that is only a part of a word of another', () => {
  expect(listMeanings(['eau de pluie', 'eau'])).toBe('eau de pluie, eau')
})
