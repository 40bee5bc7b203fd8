import { describe, expect, it } from 'vitest'
import { readSaidList } from './read-said-list.ts'

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
