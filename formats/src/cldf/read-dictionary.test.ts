import { expect, test } from 'vitest'
import { chooseItem, defaultMapping } from '../choose-item.ts'
import type { Entry, Extra } from '../model.ts'
import {
  entries,
  examples,
  languages,
  type MadeTable,
  media,
  readTables,
  senses,
  writeTables,
} from '../testing/cldf-tables.ts'
import { bytesOf, collect, writeWhole, readEntries } from '../testing/read-whole.ts'
import { readCldf } from './read-cldf.ts'

const all = [entries, senses, examples, languages, media]
const own = (name: string, value: string): Extra => ({ format: 'cldf', name, value })

const house = {
  key: 'S1',
  glosses: [{ lang: 'en', text: 'house' }],
  examples: [
    {
      forms: [{ lang: 'xxx', text: 'bakə ya' }],
      translations: [{ texts: [{ lang: 'en', text: 'this house' }] }],
      source: 'a2000',
      extra: [
        own('ID', 'X1'),
        own('Analyzed_Word', 'bakə ya'),
        own('Comment', 'said at home'),
        own('alt_translation1', 'cette maison'),
      ],
    },
  ],
  extra: [
    own('Semantic_Domain', 'dwelling'),
    own('Concepticon_ID', '1252'),
    own('alt_translation1', 'maison'),
  ],
}

test('senses and examples keep all of their columns, and come back from LIFT', async () => {
  const { entries: found } = await readTables(all)
  expect(found[0]?.senses).toEqual([house])
  const throughLift = await readEntries('lift', await writeWhole('lift', found))
  expect(throughLift).toEqual(found)
})

test('a column that the mapping gives a language is a meaning, and a translation of examples', async () => {
  const { entries: found } = await readTables(all, { columns: { alt_translation1: 'gloss fr' } })
  expect(found[0]?.senses[0]?.glosses).toEqual([
    { lang: 'en', text: 'house' },
    { lang: 'fr', text: 'maison' },
  ])
  expect(found[0]?.senses[0]?.examples?.[0]?.translations).toEqual([
    {
      texts: [
        { lang: 'en', text: 'this house' },
        { lang: 'fr', text: 'cette maison' },
      ],
    },
  ])
})

test('the parts of an example and its links to other tables come along', async () => {
  const linked: MadeTable = {
    component: 'ExampleTable',
    columns: {
      ID: 'id',
      Primary_Text: 'primaryText',
      Gloss: 'gloss',
      Translated_Text: 'translatedText',
      Sense_IDs: '',
      Media_IDs: 'mediaReference',
    },
    refers: { Sense_IDs: 'SenseTable.csv', Media_IDs: 'MediaTable.csv' },
    rows: ['X1,bakə ya,house DEM,this house,S1,m1', 'X2,bakə na,house one,a house,S9,m2'],
  }
  const { entries: found } = await readTables([entries, senses, linked, languages, media])
  expect(found[0]?.senses[0]?.examples).toEqual([
    {
      forms: [{ lang: 'xxx', text: 'bakə ya' }],
      translations: [{ texts: [{ lang: 'en', text: 'this house' }] }],
      extra: [own('ID', 'X1'), own('Gloss', 'house DEM'), own('Media_IDs', 'm1')],
    },
  ])
  const sentence = found.find(({ key }) => key === 'X2')
  expect(sentence?.senses).toEqual([{ glosses: [{ lang: 'en', text: 'a house' }] }])
  expect(sentence?.extra).toEqual([
    own('Gloss', 'house one'),
    own('Media_IDs', 'm2'),
    own('Sense_IDs', 'S9'),
  ])
  const said = await readTables([entries, senses, linked, languages, media], {
    columns: { Gloss: 'gloss id' },
  })
  const [example] = said.entries[0]?.senses[0]?.examples ?? []
  expect(example?.translations?.[0]?.texts).toContainEqual({ lang: 'id', text: 'house DEM' })
})

test('a sense of two entries keeps its id in both', async () => {
  const shared = { ...senses, rows: ['S1,house,L1;L2,,,'] }
  const files = writeTables([entries, shared, languages])
  const metadata = files['cldf-metadata.json'] ?? ''
  const isSeparated = metadata.replace('{"name":"Entry_ID",', '{"name":"Entry_ID","separator":";",')
  const openBeside = (name: string) => Promise.resolve(bytesOf(files[name] ?? ''))
  const of = { language: 'xxx', openBeside }
  const parts = await collect(readCldf(bytesOf(isSeparated), defaultMapping, of))
  const found = parts.flatMap((each) => (each.part === 'entry' ? [each.entry.senses] : []))
  const sense = { glosses: [{ lang: 'en', text: 'house' }], extra: [own('ID', 'S1')] }
  expect(found).toEqual([[sense], [sense]])
})

test('columns without a meaning of their own are shown with examples', async () => {
  const { columns } = await readTables(all, { columns: { Semantic_Domain: 'gloss id' } })
  const shown = columns.map(({ key, holds, examples: of }) => [key, holds, of])
  expect(shown.filter(([key]) => key === 'alt_translation1')).toEqual([
    ['alt_translation1', '', ['maison']],
  ])
  expect(shown).toContainEqual(['Semantic_Domain', 'gloss id', ['dwelling']])
})

test('an example of no sense is a sentence, and one in another language is counted', async () => {
  const { entries: found, problems, leftOut } = await readTables(all)
  expect(found.filter(({ kind }) => kind === 'sentence')).toEqual([
    {
      key: 'X2',
      guid: 'trial#X2',
      kind: 'sentence',
      forms: [{ lang: 'xxx', text: 'bakə na' }],
      senses: [{ glosses: [{ lang: 'en', text: 'a house' }] }],
      extra: [own('alt_translation1', 'une maison')],
    },
  ])
  expect(problems).toContainEqual({
    file: 'ExampleTable.csv',
    line: 5,
    entry: 'X4',
    message: 'its text is empty',
    reason: 'no-text',
  })
  expect(leftOut).toEqual([
    { kind: 'rows', of: 'SenseTable.csv', count: 1 },
    { kind: 'rows', of: 'ExampleTable.csv', count: 2 },
    { kind: 'rows', of: 'MediaTable.csv', count: 2 },
  ])
})

test('every row of a table with texts is an entry, part of one, a problem, or counted', async () => {
  const { entries: found, problems, leftOut } = await readTables(all)
  const files = writeTables(all)
  const rowsOf = (component: string) =>
    (files[`${component}.csv`] ?? '').trimEnd().split('\n').length - 1
  const examplesOf = ({ senses: of }: Entry) => of.flatMap((each) => each.examples ?? [])
  const words = found.filter(({ kind }) => kind === 'word')
  const other = /(\d+) of its words are left out/.exec(problems[0]?.message ?? '')?.[1]
  expect(words.length + Number(other)).toBe(rowsOf('EntryTable'))
  const readExamples = found.flatMap(examplesOf).length + found.length - words.length
  const refused = problems.filter(({ file }) => file === 'ExampleTable.csv').length
  const countOf = (component: string) =>
    leftOut.find(({ of }) => of === `${component}.csv`)?.count ?? 0
  expect(readExamples + refused + countOf('ExampleTable')).toBe(rowsOf('ExampleTable'))
  const readSenses = words.flatMap(({ senses: of }) => of)
  expect(readSenses.length + countOf('SenseTable')).toBe(rowsOf('SenseTable'))
})

test('an example reaches speakers also where the mapping names the language', async () => {
  const { entries: found } = await readTables(all, { language: 'ewo', text: ['xx'] })
  const [first] = found
  if (first === undefined) throw new Error('nothing was read')
  const mapping = { ...defaultMapping, text: ['xx'] }
  expect(chooseItem(first, mapping)).toMatchObject({ text: 'bakə', example: 'bakə ya' })
})

test('the languages of a set are named before it is refused', async () => {
  const { languages: found, error } = await readTables(all, { language: 'ewo' })
  expect(found).toEqual([
    { tag: 'xx', name: 'Trial', count: 2 },
    { tag: 'yy', name: 'Other', count: 1 },
  ])
  expect(error).toMatchObject({ reason: 'other-language' })
})

test('a set without a table of languages names those of its rows', async () => {
  const bare = [entries, senses, examples]
  const { languages: found, error } = await readTables(bare, { language: 'ewo' })
  expect(found).toEqual([
    { tag: 'xx', count: 2 },
    { tag: 'yy', count: 1 },
  ])
  expect(error).toMatchObject({
    reason: 'other-language',
    message: 'no language of the set is "ewo", it has xx, yy: say the id of one in "text"',
  })
  const { entries: chosen } = await readTables(bare, { language: 'ewo', text: ['xx'] })
  expect(chosen.map(({ key }) => key)).toEqual(['L1', 'L2', 'X2'])
})

test('a meaning in a column of another language is in that language', async () => {
  const files = writeTables([entries, senses, languages])
  const metadata = JSON.parse(files['cldf-metadata.json'] ?? '') as {
    tables: { tableSchema: { columns: { name: string; lang?: string }[] } }[]
  }
  for (const column of metadata.tables[1]?.tableSchema.columns ?? []) {
    if (column.name === 'Description') column.lang = 'id'
  }
  const openBeside = (name: string) => Promise.resolve(bytesOf(files[name] ?? ''))
  const chunks = bytesOf(JSON.stringify(metadata))
  const parts = await collect(readCldf(chunks, defaultMapping, { language: 'xxx', openBeside }))
  const [first] = parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : []))
  expect(first?.senses[0]?.glosses).toEqual([{ lang: 'id', text: 'house' }])
})
