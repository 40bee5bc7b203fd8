import { describe, expect, it, test } from 'vitest'
import { readWordTable } from './read-word-table.ts'

const rowsOf = (...lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }))

const themes = [{ theme: 'time', titles: ['Time', 'Le temps'] }]

describe('a table of words', () => {
  test.each([
    ['text,english,french', 'aná,today,aujourd’hui'],
    ['Texte,Anglais,Français', 'aná,today,aujourd’hui'],
    ['FRENCH,English,word', 'aujourd’hui,today,aná'.normalize('NFD')],
  ])('has its columns in English or French, in any order: %s', (head, line) => {
    const { entries, messages } = readWordTable(rowsOf(head, line), themes)
    expect(messages).toEqual([])
    expect(entries).toEqual([
      {
        line: 2,
        kind: 'word',
        text: 'aná',
        gloss: { en: 'today', fr: 'aujourd’hui' },
        theme: null,
        dialect: null,
        example: null,
        note: '',
      },
    ])
  })

  it('reads everything that a line may hold', () => {
    const table = rowsOf(
      'text,english,french,kind,theme,dialect,example,note',
      'a,b,c,phrase,le temps,d,e,f',
    )
    expect(readWordTable(table, themes).entries).toEqual([
      {
        line: 2,
        kind: 'sentence',
        text: 'a',
        gloss: { en: 'b', fr: 'c' },
        theme: 'time',
        dialect: 'd',
        example: 'e',
        note: 'f',
      },
    ])
  })

  test.each([
    ['text,french', 'a,un cadeau', { en: '', fr: 'un cadeau' }],
    ['text,english,french', 'a,a gift,', { en: 'a gift', fr: '' }],
  ])('needs a meaning in one language alone: %s, %s', (head, line, gloss) => {
    expect(readWordTable(rowsOf(head, line), themes)).toMatchObject({
      entries: [{ gloss }],
      messages: [],
    })
  })

  it('reports line and column of every mistake, and reads the other lines', () => {
    const table = rowsOf(
      'text,english,french,kind,theme',
      'a,b,c,,',
      ',b,,,',
      'c,,,,',
      `${'x'.repeat(501)},b,c,,`,
      'a,b,c,verb,moon',
      'one\ntwo,b,c,,',
      'a,b,c,,',
    )
    const { entries, messages } = readWordTable(table, themes)
    expect(entries.map(({ line }) => line)).toEqual([2])
    expect(messages).toEqual([
      { line: 3, column: 'text', problem: 'required', found: '' },
      { line: 4, column: null, problem: 'no-meaning', found: '' },
      { line: 5, column: 'text', problem: 'too-long', found: '500' },
      { line: 6, column: 'kind', problem: 'unknown-kind', found: 'verb' },
      { line: 6, column: 'theme', problem: 'unknown-theme', found: 'moon' },
      { line: 7, column: 'text', problem: 'invalid-sign', found: '' },
      { line: 8, column: 'text', problem: 'twice', found: '2' },
    ])
  })

  it('refuses a row whose open quote has taken the next lines into a cell', () => {
    const rows = rowsOf('text,english,source', 'a,b,c', 'd,e,"Mr X", 1969\nf,g', 'h,i"j,k')
    const table = rows.map((row, at) => (at < 2 ? row : { ...row, flaw: 'stray-quote' as const }))
    expect(readWordTable(table, themes)).toMatchObject({
      entries: [{ text: 'a' }, { gloss: { en: 'i"j' } }],
      messages: [{ line: 3, column: null, problem: 'open-quote', found: '' }],
    })
  })

  it('refuses what a formula or an encoding has made of a text', () => {
    const table = rowsOf('text,english,french', 'bakə,#NOM?,', 'mb?k?,house,', 'Wɛ ?,who?,')
    expect(readWordTable(table, themes)).toMatchObject({
      entries: [{ text: 'Wɛ ?' }],
      messages: [
        { line: 2, column: 'english', problem: 'cell-error', found: '#NOM?' },
        { line: 3, column: 'text', problem: 'lost-letters', found: '' },
      ],
    })
  })

  test.each([
    [[], [{ line: 1, column: null, problem: 'empty', found: '' }]],
    [['text,english,french'], [{ line: 1, column: null, problem: 'empty', found: '' }]],
    [
      ['aná,today'],
      [
        { line: 1, column: 'text', problem: 'column-missing', found: '' },
        { line: 1, column: null, problem: 'no-meaning', found: '' },
      ],
    ],
  ])('says what is missing in %j', (lines, messages) => {
    expect(readWordTable(rowsOf(...lines), themes)).toEqual({ entries: [], messages })
  })
})
