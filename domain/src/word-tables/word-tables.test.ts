import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseTable } from './parse-table.ts'
import { readWordTable } from './read-word-table.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('a table of cells', () => {
  it.each([',', ';', '\t'])('comes back as it was written, whatever the cells hold: %j', (sign) => {
    const cells = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), {
      minLength: 2,
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        const head = ['text', 'en', 'fr', 'x', 'y', 'z'].join(sign)
        const body = rows.map((row) => row.map(quoted).join(sign)).join('\r\n')
        const wanted = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
        expect(
          parseTable(`${head}\r\n${body}`)
            .slice(1)
            .map((row) => row.cells),
        ).toEqual(wanted)
      }),
    )
  })

  it('takes no longer for each quote amidst a long cell', () => {
    const startedAt = performance.now()
    const [, row] = parseTable(`text\na${'"'.repeat(300_000)}`)
    expect(row).toMatchObject({ flaw: 'stray-quote' })
    expect(row?.cells[0]).toHaveLength(300_001)
    // A minute and more where all of the cell is looked at for each.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  it('counts the lines of the file, also within cells and where they are empty', () => {
    const rows = parseTable('\uFEFFa,b\n\n"two\nlines",x\r\n,,\rlast,y\n')
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['two\nlines', 'x'] },
      { line: 6, cells: ['last', 'y'] },
    ])
  })

  it.each([
    ['a,b\n"c,d\ne,f', [undefined, 'open-quote']],
    ['a,b\nc"d,e\nf,g', [undefined, 'stray-quote', undefined]],
    ['a,b\n"c" d,e', [undefined, 'stray-quote']],
    ['a,b\n "c" ,"d ""e"""', [undefined, undefined]],
  ])('says which rows have quotes in the wrong place: %j', (text, flaws) => {
    expect(parseTable(text).map(({ flaw }) => flaw)).toEqual(flaws)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseTable(text)))
  })
})

const themes = [{ theme: 'time', titles: ['Time', 'Le temps'] }]

describe('a table of words', () => {
  test.each([
    ['text,english,french', 'aná,today,aujourd’hui'],
    ['Texte;Anglais;Français', 'aná;today;aujourd’hui'],
    ['FRENCH\tEnglish\tword', 'aujourd’hui\ttoday\taná'.normalize('NFD')],
  ])('has its columns in English or French, in any order: %s', (head, line) => {
    const { entries, messages } = readWordTable(`${head}\n${line}`, themes)
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
    const table = 'text,english,french,kind,theme,dialect,example,note\na,b,c,phrase,le temps,d,e,f'
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
    ['text,french\na,un cadeau', { en: '', fr: 'un cadeau' }],
    ['text,english,french\na,a gift,', { en: 'a gift', fr: '' }],
  ])('needs a meaning in one language alone: %j', (table, gloss) => {
    expect(readWordTable(table, themes)).toMatchObject({ entries: [{ gloss }], messages: [] })
  })

  it('reports line and column of every mistake, and reads the other lines', () => {
    const table = [
      'text,english,french,kind,theme',
      'a,b,c,,',
      ',b,,,',
      'c,,,,',
      `${'x'.repeat(501)},b,c,,`,
      'a,b,c,verb,moon',
      '"one\ntwo",b,c,,',
      'a,b,c,,',
    ].join('\n')
    const { entries, messages } = readWordTable(table, themes)
    expect(entries.map(({ line }) => line)).toEqual([2])
    expect(messages).toEqual([
      { line: 3, column: 'text', problem: 'required', found: '' },
      { line: 4, column: null, problem: 'no-meaning', found: '' },
      { line: 5, column: 'text', problem: 'too-long', found: '500' },
      { line: 6, column: 'kind', problem: 'unknown-kind', found: 'verb' },
      { line: 6, column: 'theme', problem: 'unknown-theme', found: 'moon' },
      { line: 7, column: 'text', problem: 'invalid-sign', found: '' },
      { line: 9, column: 'text', problem: 'twice', found: '2' },
    ])
  })

  test.each([
    ['', [{ line: 1, column: null, problem: 'empty', found: '' }]],
    ['text,english,french\n', [{ line: 1, column: null, problem: 'empty', found: '' }]],
    [
      'aná,today',
      [
        { line: 1, column: 'text', problem: 'column-missing', found: '' },
        { line: 1, column: null, problem: 'no-meaning', found: '' },
      ],
    ],
  ])('says what is missing in %j', (text, messages) => {
    expect(readWordTable(text, themes)).toEqual({ entries: [], messages })
  })
})
