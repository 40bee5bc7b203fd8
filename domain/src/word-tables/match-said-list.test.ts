import { describe, expect, it } from 'vitest'
import { matchSaidList, readSaidList } from './match-said-list.ts'

const listed = (text: string) =>
  readSaidList(text).entries.map((each) => [each.line, each.text, each.gloss.fr, each.gloss.en])

describe('a pasted list', () => {
  it('is one word a line, or a table of word, French and English as spreadsheets copy it', () => {
    expect(listed('aná\n\n okírí, angogé \r\n')).toEqual([
      [1, 'aná', '', ''],
      [3, 'okírí, angogé', '', ''],
    ])
    expect(listed('aná\taujourd’hui\ttoday\nokírí\tdemain')).toEqual([
      [1, 'aná', 'aujourd’hui', 'today'],
      [2, 'okírí', 'demain', ''],
    ])
  })

  it('has its columns in any order where its first line names them', () => {
    expect(listed('Français;Mot\ndemain;okírí')).toEqual([[2, 'okírí', 'demain', '']])
  })

  it('says which lines are not taken', () => {
    const { messages } = readSaidList('aná\naná\n\tdemain')
    expect(messages.map(({ line, problem, found }) => [line, problem, found])).toEqual([
      [2, 'twice', '1'],
      [3, 'required', ''],
    ])
    expect(readSaidList('').messages).toMatchObject([{ line: 1, problem: 'empty' }])
  })
})

const known = [
  { item: 'ewo.today', text: 'aná', gloss: { en: 'today', fr: 'aujourd’hui' } },
  { item: 'ewo.four', text: 'ana', gloss: { en: 'four', fr: 'quatre' } },
  { item: 'ewo.well', text: 'mvɔɛ́', gloss: { en: 'well', fr: 'bien' } },
  { item: 'ewo.concept-hoe', text: null, gloss: { en: 'hoe', fr: 'une houe' } },
]

function matched(text: string) {
  return matchSaidList(readSaidList(text).entries, known, 'ewo').map((each) => {
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
