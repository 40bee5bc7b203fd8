import { describe, expect, it } from 'vitest'
import { clothSignsIn, weaveCloth } from './cloth-pattern.ts'
import type { ClothSign } from './cloth-pattern.ts'

describe('the signs of a word', () => {
  it.each([
    ['okírí', ['knot', 'high', 'high']],
    ['amǒs', ['knot', 'rising']],
    ['m̀bú', ['low', 'high']],
    ['sɔ́ndɔ', ['high', 'knot']],
    ['bɛ̂', ['falling']],
    ['ngwā', ['mid']],
    ['kɔ᷆', ['falling']],
    ['', []],
  ])('%s is woven as %j', (word, signs) => {
    expect(clothSignsIn('ewo')(word)).toEqual(signs)
    expect(clothSignsIn('ewo')(word.normalize('NFD').toUpperCase())).toEqual(signs)
  })
})

describe('the signs of a word of a language that writes no tones', () => {
  it.each([
    ['kombi', ['low', 'rising']],
    ['Ha yu de?', ['high', 'falling', 'mid']],
    ['waawaa', ['high', 'high', 'high', 'high']],
    ['bǝ', ['knot']],
  ])('%s is woven as %j', (word, signs) => {
    expect(clothSignsIn('wes')(word)).toEqual(signs)
    expect(clothSignsIn('wes')(word.toUpperCase())).toEqual(signs)
  })
})

describe('weaving', () => {
  it('fills the last row by beginning the signs again', () => {
    const weave = (signs: ClothSign[]) => weaveCloth(signs, { columns: 4, gap: 8 })
    expect(weave(['knot', 'high', 'low'])).toEqual(weave(['knot', 'high', 'low', 'knot']))
    expect(weave(['knot', 'high', 'low'])).not.toEqual(weave(['knot', 'knot', 'knot', 'knot']))
    expect(weave(['knot', 'high', 'low'])).toMatchObject({ width: 120, height: 24 })
  })

  it('adds a row for every full set of columns', () => {
    expect(weaveCloth(['high', 'high', 'high'], { columns: 2, gap: 0 }).height).toBe(48)
  })

  it('weaves nothing from nothing', () => {
    expect(weaveCloth([], { columns: 4, gap: 8 }).path).toBe('')
  })
})
