import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultMapping } from './choose-item.ts'
import { writeCldf } from './cldf/write-cldf.ts'
import { findFormat, formats } from './formats.ts'
import type { Entry, Header } from './model.ts'
import { collect, readWhole, writeWhole } from './testing/read-whole.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name))

test('the markers of MDF are read, with senses that share a part of speech', async () => {
  const { headers, entries, problems } = await readWhole('sfm', await fixture('toolbox-shape.sfm'))
  expect(headers[0]?.extra?.map(({ name }) => name)).toEqual(['_sh', '_DateStampHasFourDigitYear'])
  expect(entries.map(({ key, homograph }) => [key, homograph])).toEqual([
    ['taba_1', 1],
    ['taba_2', 2],
  ])
  const [first] = entries
  expect(
    first?.senses.map(({ partOfSpeech, glosses }) => [partOfSpeech, glosses[0]?.text]),
  ).toEqual([
    ['n', 'first meaning'],
    ['n', 'second'],
    ['v', 'third meaning'],
  ])
  expect(first?.senses[0]?.examples).toEqual([
    {
      forms: [{ lang: 'bas', text: 'Taba i.' }],
      translations: [
        {
          texts: [
            { lang: 'en', text: 'The first.' },
            { lang: 'fr', text: 'Le premier.' },
          ],
        },
      ],
    },
  ])
  expect(first?.senses[1]?.extra).toEqual([
    { format: 'sfm', name: '#sn', value: '2' },
    { format: 'sfm', name: 'sd', value: '1.6 Animal' },
  ])
  expect(problems).toEqual([{ line: 34, message: '\\lx is empty', reason: 'no-text' }])
})

test('SFM written again says the same', async () => {
  const { headers, entries } = await readWhole('sfm', await fixture('toolbox-shape.sfm'))
  const [header = {}] = headers
  const written = String(await writeWhole('sfm', entries, header))
  expect((await readWhole('sfm', written)).entries).toEqual(entries)
  expect(written.split('\n').slice(0, 5)).toEqual([
    '\\_sh v3.0  400  MDF 4.0',
    '\\_DateStampHasFourDigitYear',
    '',
    '\\lx taba',
    '\\hm 1',
  ])
})

test('a sense that only unknown markers speak of stays one, apart from its entry', async () => {
  const file =
    '\\lx taba\n\\lx_Kar taba\n\\sn 1\n\\g_Eng one\n\\sn 2\n\\g_Eng two\n\\cldf-Cognacy 7\n'
  const { entries } = await readWhole('sfm', file)
  const own = (name: string, value: string) => ({ format: 'sfm', name, value })
  expect(entries).toMatchObject([
    {
      extra: [own('lx_Kar', 'taba')],
      senses: [
        { extra: [own('#sn', '1'), own('g_Eng', 'one')] },
        {
          extra: [
            own('#sn', '2'),
            own('g_Eng', 'two'),
            { format: 'cldf', name: 'Cognacy', value: '7' },
          ],
        },
      ],
    },
  ])
  expect((await readWhole('sfm', await writeWhole('sfm', entries))).entries).toEqual(entries)
})

test('markers mean what the mapping says', async () => {
  const mapping = { markers: { w: 'lexeme', ms: 'sense', gvf: 'gloss fr', ge: '' } }
  const { entries } = await readWhole('sfm', '\\w a\n\\ps n\n\\ms 1\n\\gvf un\n\\ge no\n', mapping)
  expect(entries).toMatchObject([
    {
      key: 'a',
      senses: [
        {
          glosses: [{ lang: 'fr', text: 'un' }],
          extra: [
            { format: 'sfm', name: '#sn', value: '1' },
            { format: 'sfm', name: 'ge', value: 'no' },
          ],
        },
      ],
    },
  ])
})

test.each([
  ['text before all markers', 'Hello\n\\lx a\n', 'the file begins with text without a marker'],
  ['no entry', '\\_sh v3.0\n', 'the file has no entries'],
  ['no marker of a word', '\\_sh v3.0\n\\ge one\n', 'no \\lx begins an entry: is this SFM?'],
  ['an entry without end', `\\lx a\n${'\\ge b\n'.repeat(5_001)}`, 'an entry without end'],
  ['a line without end', `\\lx ${'a'.repeat(1_100_000)}`, 'a line without end'],
])('SFM with %s is refused', async (_, file, message) => {
  await expect(readWhole('sfm', file)).rejects.toThrow(message)
})

test('units of TMX are sentences; those without the language are refused once', async () => {
  const { entries, problems } = await readWhole('tmx', await fixture('memory-shape.tmx'))
  expect(entries).toMatchObject([
    {
      key: 'a',
      kind: 'sentence',
      forms: [{ lang: 'bas', text: 'Taba i.' }],
      senses: [
        {
          glosses: [
            { lang: 'EN-US', text: 'The first.' },
            { lang: 'fr', text: 'Le <b>premier</b>.' },
          ],
        },
      ],
      notes: [{ texts: [{ lang: '', text: 'said at home' }] }],
    },
  ])
  const message =
    '1 of 2 units have no segment in "bas": the file has fr (2), bas (1), EN-US (1), en (1)'
  expect(problems).toEqual([{ line: 13, entry: 'unit-2', message, reason: 'other-language' }])
  const written = String(await writeWhole('tmx', entries))
  expect(written).toContain('<bpt i="1">&lt;b&gt;</bpt>')
  expect((await readWhole('tmx', written)).entries).toEqual(entries)
})

test('TMX of ours says what is a word, its dialect and spellings, whose it is and its licence', async () => {
  const entry: Entry = {
    key: 'a',
    kind: 'word',
    forms: [
      { lang: 'bas', text: 'taba', dialect: 'north' },
      { lang: 'bas-x-school', text: 'tabɛ', convention: 'school' },
    ],
    senses: [{ glosses: [{ lang: 'en', text: 'first' }] }],
    notes: [
      { texts: [{ lang: 'fr', text: 'dit <ici>' }] },
      { texts: [{ lang: '', text: 'also' }] },
    ],
    source: 'Somebody, 2024',
    licence: 'CC-BY-4.0',
  }
  const { entries } = await readWhole('tmx', await writeWhole('tmx', [entry]))
  expect(entries).toEqual([entry])
})

test.each(['lift', 'tmx'] as const)(
  '%s says in its header whose it is and the licence',
  async (of) => {
    const header = { source: 'A dictionary <2024>', licence: 'CC-BY-4.0' }
    const written = await writeWhole(of, [], header)
    const { headers } = await readWhole(of, written)
    expect(headers).toContainEqual(expect.objectContaining(header))
    // In the end it is said once, however often it went in and out.
    const joined = Object.assign({}, ...headers) as Header
    expect(String(await writeWhole(of, [], joined)).split('CC-BY-4.0')).toHaveLength(
      String(written).split('CC-BY-4.0').length,
    )
  },
)

test('the segment of TMX may be in another tag than the course', async () => {
  const text = { text: ['fr'] }
  const { entries } = await readWhole('tmx', await fixture('memory-shape.tmx'), text)
  expect(entries.map(({ forms }) => forms[0]?.text)).toEqual(['Le <b>premier</b>.', 'Le second.'])
})

test('a table of a French spreadsheet is read by the names that people give columns', async () => {
  const { entries, problems } = await readWhole('csv', await fixture('table-shape.csv'))
  expect(entries).toEqual([
    {
      key: 'row-1',
      kind: 'word',
      forms: [{ lang: 'bas', text: 'taba', dialect: 'East' }],
      sounds: [{ path: 'taba.wav' }],
      senses: [
        {
          glosses: [
            { lang: 'en', text: 'first meaning' },
            { lang: 'en', text: 'other' },
            { lang: 'fr', text: 'premier sens' },
          ],
        },
      ],
      extra: [{ format: 'csv', name: 'collected by', value: 'a teacher' }],
    },
    {
      key: 'row-2',
      kind: 'word',
      forms: [{ lang: 'bas', text: 'ta;ba' }],
      senses: [
        {
          glosses: [
            { lang: 'en', text: 'second' },
            { lang: 'fr', text: 'second sens' },
          ],
        },
      ],
    },
  ])
  expect(problems).toEqual([{ line: 4, message: 'its text is empty', reason: 'no-text' }])
})

test('columns mean what the mapping says, and a table needs one of words', async () => {
  const columns = { Wort: 'text', Bedeutung: 'gloss en' }
  const { entries } = await readWhole('csv', 'Wort,Bedeutung\ntaba,one\n', { columns })
  expect(entries).toMatchObject([
    { forms: [{ text: 'taba' }], senses: [{ glosses: [{ text: 'one' }] }] },
  ])
  await expect(readWhole('csv', 'Wort,Bedeutung\ntaba,one\n')).rejects.toThrow('"text"')
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', "'=1", '-á', "'taba"])(
  'a cell that a spreadsheet would run is written so that it is not, and read as it was: %s',
  async (text) => {
    const entry = { key: 'a', kind: 'word', forms: [{ lang: 'bas', text }], senses: [] } as const
    for (const format of ['csv', 'tsv'] as const) {
      const written = String(await writeWhole(format, [entry]))
      const [, row = ''] = written.split('\r\n')
      expect(row.split(/[,\t]/)[1]).toMatch(/^['\p{L}]/u)
      const { entries } = await readWhole(format, written)
      expect(entries[0]?.forms[0]?.text).toBe(text)
    }
    // Cells of a workbook are text, and stand there as they are.
    const { entries } = await readWhole('xlsx', await writeWhole('xlsx', [entry]))
    expect(entries[0]?.forms[0]?.text).toBe(text)
  },
)

test('a table that is not Unicode is refused with the first line that shows it', async () => {
  const head = Buffer.from(`text,english,french\n${'ŋgɛ,a,b\n'.repeat(20_000)}`)
  const old = Buffer.from('kabat,goat,ch\u00E8vre\nx,y,\u00E9t\u00E9\n', 'latin1')
  const whole = Buffer.concat([head, old])
  // Pieces of a file end anywhere, also amidst a letter.
  const cut = head.indexOf('ɛ') + 1
  for (const pieces of [[whole], [whole.subarray(0, cut), whole.subarray(cut)]]) {
    const parts = collect(formats.csv.read(pieces, defaultMapping, { language: 'bas' }))
    await expect(parts).rejects.toMatchObject({ line: 20_002, reason: 'not-unicode' })
  }
})

test('SFM is written in no time where a value is full of spaces', async () => {
  const text = `a${' '.repeat(300_000)}b`
  const senses = [{ glosses: [{ lang: 'en', text }] }]
  const entry = { key: 'a', kind: 'word', forms: [{ lang: 'bas', text: 'taba' }], senses } as const
  const startedAt = performance.now()
  const written = String(await writeWhole('sfm', [entry]))
  expect(written).toContain(`\\ge ${text}\n`)
  // Minutes where each space is the beginning of a search for the end of the line.
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('SFM whose entry goes on without a marker is no dictionary', async () => {
  const lines = Buffer.from(`${'some more words '.repeat(1_000)}\n`.repeat(10))
  const file = [Buffer.from('\\lx taba\n'), ...Array.from({ length: 60 }, () => lines)]
  const read = async () => {
    for await (const part of formats.sfm.read(file, defaultMapping, { language: 'bas' })) void part
  }
  await expect(read()).rejects.toThrow('an entry without end')
})

test('CLDF has a table for entries, senses and examples, whose references are all there', async () => {
  const { entries } = await readWhole('sfm', await fixture('toolbox-shape.sfm'))
  const set = { language: 'bas', title: 'Made', citation: 'Made, 2024', licence: 'CC-BY-4.0' }
  const pieces = await collect(writeCldf(entries, set))
  const textOf = (file: string) =>
    pieces.flatMap((piece) => (piece.file === file ? [piece.text] : [])).join('')
  const tableOf = (file: string) => {
    const [head = '', ...rows] = textOf(file).trimEnd().split('\r\n')
    return rows.map((row) => {
      const cells = row.split(',')
      return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? '']))
    })
  }
  const said = { Language_ID: 'bas', Headword: 'taba', Part_Of_Speech: 'n' }
  const unsaid = { Comment: '', Dialect: '', Attribution: '', Licence: '' }
  expect(tableOf('entries.csv')).toEqual([
    { ID: 'e1', ...said, Variants: '', ...unsaid },
    { ID: 'e2', ...said, Variants: 'tapa', ...unsaid },
  ])
  expect(tableOf('senses.csv')).toHaveLength(4)
  expect(tableOf('examples.csv')[0]?.['Sense_IDs']).toBe('s1')
  interface Table {
    url: string
    tableSchema: {
      columns: { name: string; required?: boolean }[]
      foreignKeys: { columnReference: string[]; reference: { resource: string } }[]
    }
  }
  const { tables } = JSON.parse(textOf('Dictionary-metadata.json')) as { tables: Table[] }
  for (const { url, tableSchema } of tables) {
    const rows = tableOf(url)
    expect(rows.length).toBeGreaterThan(0)
    expect(Object.keys(rows[0] ?? {})).toEqual(tableSchema.columns.map(({ name }) => name))
    expect(new Set(rows.map(({ ID }) => ID)).size).toBe(rows.length)
    for (const { name, required } of tableSchema.columns) {
      if (required === true) expect(rows.filter((row) => row[name] === '')).toEqual([])
    }
    for (const { columnReference, reference } of tableSchema.foreignKeys) {
      const ids = new Set(tableOf(reference.resource).map(({ ID }) => ID))
      const [column = ''] = columnReference
      expect(rows.filter((row) => !ids.has(row[column] ?? ''))).toEqual([])
    }
  }
})

test.each([
  ['Dictionary.LIFT', 'lift'],
  ['words.db', 'sfm'],
  ['words.txt', 'sfm'],
  ['memory.tmx', 'tmx'],
  ['words.tsv', 'tsv'],
  ['words.docx', undefined],
])('%s is %s', (name, format) => {
  expect(findFormat(name)).toBe(format)
})
