import { describe, expect, it } from 'vitest'
import { matchSaidList } from './match-said-list.ts'
import { readWordTable } from './read-word-table.ts'

const known = [
  { item: 'ewo.today', text: 'aná', gloss: { en: 'today', fr: 'aujourd’hui' } },
  { item: 'ewo.four', text: 'ana', gloss: { en: 'four', fr: 'quatre' } },
  { item: 'ewo.well', text: 'mvɔɛ́', gloss: { en: 'well', fr: 'bien' } },
  { item: 'ewo.concept-hoe', text: null, gloss: { en: 'hoe', fr: 'une houe' } },
]

/** Lines of a word, French and English, with tabs between. */
function matched(text: string) {
  const lines = ['text\tfrench\tenglish', ...text.split('\n')]
  const rows = lines.map((line, at) => ({ line: at, cells: line.split('\t') }))
  const { entries } = readWordTable(rows, [], 'optional')
  return matchSaidList(entries, known, 'ewo').map((each) => {
    if (each.is === 'several') return [each.is, ...each.prompts.map(({ item }) => item)]
    return each.is === 'new' ? [each.is] : [each.is, each.prompt.item]
  })
}

describe('what the course has of a list', () => {
  it('is found as it is written, and without tones and special letters', () => {
    expect(matched('aná\nmvoe\nANA')).toEqual([
      ['known', 'ewo.today'],
      ['known', 'ewo.well'],
      ['known', 'ewo.four'],
    ])
  })

  it('is asked for where words are written alike, unless its meaning decides', () => {
    expect(matched('ána')).toEqual([['several', 'ewo.today', 'ewo.four']])
    expect(matched('ána\tquatre')).toEqual([['known', 'ewo.four']])
    expect(matched('ána\t\ttoday')).toEqual([['known', 'ewo.today']])
    // Another word that looks like it?
    expect(matched('mvoe\tle fleuve')).toEqual([['several', 'ewo.well']])
  })

  it('is a concept that nobody has written, by what it means', () => {
    expect(matched('abá\thoue')).toEqual([['unwritten', 'ewo.concept-hoe']])
    expect(matched('abá\t\tThe hoe')).toEqual([['unwritten', 'ewo.concept-hoe']])
    expect(matched('abá\thoue de fer')).toEqual([['new']])
    expect(matched('abá')).toEqual([['new']])
  })

  it('may be named by its meaning alone', () => {
    expect(matched('houe\nBien')).toEqual([
      ['known', 'ewo.concept-hoe'],
      ['known', 'ewo.well'],
    ])
  })
})
