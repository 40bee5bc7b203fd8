import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const cellsOf = (text: string) => parseTable(text).map(({ cells }) => cells)

describe('a table', () => {
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
        expect(cellsOf(`${head}\r\n${body}`).slice(1)).toEqual(wanted)
      }),
    )
  })

  it.each([
    ['"Meaning (en, fr)";"Word"', [['Meaning (en, fr)', 'Word']]],
    [
      'Sens, en français;Mot\nchèvre, bouc;kábat',
      [
        ['Sens, en français', 'Mot'],
        ['chèvre, bouc', 'kábat'],
      ],
    ],
    [
      'a, b, c;word;note\nx;y;z',
      [
        ['a, b, c', 'word', 'note'],
        ['x', 'y', 'z'],
      ],
    ],
    [
      'a, b, c;word\nx;y',
      [
        ['a, b, c', 'word'],
        ['x', 'y'],
      ],
    ],
    [
      'word,note\nx,a;b;c\ny,d;e;f',
      [
        ['word', 'note'],
        ['x', 'a;b;c'],
        ['y', 'd;e;f'],
      ],
    ],
    ['Mot;Sens\n\nx;y\nz\nu;v', [['Mot', 'Sens'], ['x', 'y'], ['z'], ['u', 'v']]],
    [
      'a\tb, c, d; e\nx\ty',
      [
        ['a', 'b, c, d; e'],
        ['x', 'y'],
      ],
    ],
    ['sep=;\r\na,b\r\nx,y;z\r\n', [['a,b'], ['x,y', 'z']]],
  ])('is cut where its rows agree: %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('is cut at the separator that is given', () => {
    const [row] = parseTable('okírí, angogé; x', '\t')
    expect(row?.cells).toEqual(['okírí, angogé; x'])
  })

  it('loses blanks around quotes, and keeps those in them', () => {
    expect(cellsOf('a, "b, ""c"" , d" ,e')).toEqual([['a', 'b, "c" , d', 'e']])
  })

  it('takes no longer for each quote amidst a long cell', () => {
    const startedAt = Date.now()
    const [, row] = parseTable(`text\na${'"'.repeat(300_000)}`)
    expect(row).toMatchObject({ flaw: 'stray-quote' })
    expect(row?.cells[0]).toHaveLength(300_001)
    // A minute and more where all of the cell is looked at for each.
    expect(Date.now() - startedAt).toBeLessThan(10_000)
  })

  it('does not overflow on a long cell of quotes', () => {
    const [, row] = parseTable(`text,x\n"${'""'.repeat(4_000_000)}",y`)
    expect(row?.cells[0]).toHaveLength(4_000_000)
  })

  it('counts the lines of the file, also within cells and where they are empty', () => {
    const rows = parseTable('\uFEFFa,b\n\n"two\r\nlines",x\r\n,,\rlast,y\n')
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['two\nlines', 'x'] },
      { line: 6, cells: ['last', 'y'] },
    ])
    expect(parseTable('sep=,\na,b')).toEqual([{ line: 2, cells: ['a', 'b'] }])
  })

  it.each([
    ['a,b\n"c,d\ne,f', [undefined, 'open-quote']],
    ['a,b\nc"d,e\nf,g', [undefined, 'stray-quote', undefined]],
    ['a,b\n"c" d,e', [undefined, 'stray-quote']],
    ['a,b\n "c" ,"d ""e"""', [undefined, undefined]],
  ])('has flaws where quotes are in the wrong place: %j', (text, flaws) => {
    expect(parseTable(text).map(({ flaw }) => flaw)).toEqual(flaws)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseTable(text)))
  })
})
