import { expect, test } from 'vitest'
import { chooseItem, defaultMapping, type Mapping } from '../choose-item.ts'
import type { Entry, Extra, ReadPart } from '../model.ts'
import { bytesOf, collect, writeWhole, readEntries } from '../testing/read-whole.ts'
import { readCldf } from './read-cldf.ts'

const terms = 'http://cldf.clld.org/v1.0/terms.rdf#'

/** A table of a set: each column by name, with its term or nothing. */
interface MadeTable {
  readonly component: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly string[]
  readonly refers?: Readonly<Record<string, string>>
}

const entries: MadeTable = {
  component: 'EntryTable',
  columns: { ID: 'id', Language_ID: 'languageReference', Headword: 'headword' },
  rows: ['L1,xx,bakə', 'L2,xx,takə', 'L3,yy,other'],
}
const senses: MadeTable = {
  component: 'SenseTable',
  columns: {
    ID: 'id',
    Description: 'description',
    Entry_ID: 'entryReference',
    Semantic_Domain: '',
    Concepticon_ID: 'concepticonReference',
    alt_translation1: '',
  },
  rows: ['S1,house,L1,dwelling,1252,maison', 'S2,walk,L2,,,', 'S3,else,L3,,,'],
}
const examples: MadeTable = {
  component: 'ExampleTable',
  columns: {
    ID: 'id',
    Language_ID: 'languageReference',
    Primary_Text: 'primaryText',
    Analyzed_Word: 'analyzedWord',
    Translated_Text: 'translatedText',
    Comment: 'comment',
    Source: 'source',
    Sense_IDs: '',
    alt_translation1: '',
  },
  refers: { Sense_IDs: 'SenseTable.csv' },
  rows: [
    'X1,xx,bakə ya,bakə ya,this house,said at home,a2000,S1,cette maison',
    'X2,xx,bakə na,,a house,,,,une maison',
    'X3,yy,not ours,,else,,,,',
    'X4,xx,,,no text,,,,',
    'X5,yy,not ours either,,else,,,S3,',
  ],
}
const languages: MadeTable = {
  component: 'LanguageTable',
  columns: { ID: 'id', Name: 'name', ISO639P3code: 'iso639P3code' },
  rows: ['xx,Trial,xxx', 'yy,Other,yyy'],
}
const media: MadeTable = {
  component: 'MediaTable',
  columns: { ID: 'id', Name: 'name' },
  rows: ['m1,a.wav', 'm2,b.wav'],
}

function setOf(tables: readonly MadeTable[]): Readonly<Record<string, string>> {
  const files = tables.map(({ component, columns, rows }): [string, string] => {
    return [`${component}.csv`, `${[Object.keys(columns).join(','), ...rows].join('\n')}\n`]
  })
  const metadata = {
    'dc:conformsTo': `${terms}Dictionary`,
    'rdf:ID': 'trial',
    'dc:title': 'Trial',
    tables: tables.map(({ component, columns, refers = {} }) => ({
      url: `${component}.csv`,
      'dc:conformsTo': terms + component,
      tableSchema: {
        columns: Object.entries(columns).map(([name, term]) => ({
          name,
          ...(term !== '' && { propertyUrl: terms + term }),
        })),
        foreignKeys: Object.entries(refers).map(([column, resource]) => ({
          columnReference: [column],
          reference: { resource, columnReference: ['ID'] },
        })),
      },
    })),
  }
  return { ...Object.fromEntries(files), 'cldf-metadata.json': JSON.stringify(metadata) }
}

async function read(
  tables: readonly MadeTable[],
  { language = 'xxx', ...said }: Partial<Mapping> & { language?: string } = {},
) {
  const files = setOf(tables)
  const openBeside = (name: string) =>
    Promise.resolve(files[name] === undefined ? undefined : bytesOf(files[name]))
  const parts: ReadPart[] = []
  let error: unknown
  try {
    const mapping = { ...defaultMapping, ...said }
    const of = { language, openBeside }
    for await (const part of readCldf(bytesOf(files['cldf-metadata.json'] ?? ''), mapping, of)) {
      parts.push(part)
    }
  } catch (caught) {
    error = caught
  }
  const outlines = parts.flatMap((each) => (each.part === 'outline' ? [each.outline] : []))
  return {
    error,
    entries: parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : [])),
    problems: parts.flatMap((each) => (each.part === 'problem' ? [each.problem] : [])),
    columns: outlines.flatMap((each) => each.columns ?? []),
    languages: outlines.flatMap((each) => each.languages ?? []),
    leftOut: outlines.flatMap((each) => each.leftOut ?? []),
  }
}

const all = [entries, senses, examples, languages, media]
const own = (name: string, value: string): Extra => ({ format: 'cldf', name, value })

const house = {
  glosses: [{ lang: 'en', text: 'house' }],
  examples: [
    {
      forms: [{ lang: 'xxx', text: 'bakə ya' }],
      translations: [{ texts: [{ lang: 'en', text: 'this house' }] }],
      source: 'a2000',
      extra: [
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
  const { entries: found } = await read(all)
  expect(found[0]?.senses).toEqual([house])
  const throughLift = await readEntries('lift', await writeWhole('lift', found))
  expect(throughLift).toEqual(found)
})

test('a column that the mapping gives a language is a meaning, and a translation of examples', async () => {
  const { entries: found } = await read(all, { columns: { alt_translation1: 'gloss fr' } })
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

test('columns without a meaning of their own are shown with examples', async () => {
  const { columns } = await read(all, { columns: { Semantic_Domain: 'gloss id' } })
  const shown = columns.map(({ key, holds, examples: of }) => [key, holds, of])
  expect(shown.filter(([key]) => key === 'alt_translation1')).toEqual([
    ['alt_translation1', '', ['maison']],
  ])
  expect(shown).toContainEqual(['Semantic_Domain', 'gloss id', ['dwelling']])
})

test('an example of no sense is a sentence, and one in another language is counted', async () => {
  const { entries: found, problems, leftOut } = await read(all)
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
    { kind: 'rows', of: 'ExampleTable.csv', count: 1 },
    { kind: 'rows', of: 'MediaTable.csv', count: 2 },
  ])
})

test('every row of a table with texts is an entry, part of one, a problem, or counted', async () => {
  const { entries: found, problems, leftOut } = await read(all)
  const files = setOf(all)
  const rowsOf = (component: string) =>
    (files[`${component}.csv`] ?? '').trimEnd().split('\n').length - 1
  const examplesOf = ({ senses: of }: Entry) => of.flatMap((each) => each.examples ?? [])
  const words = found.filter(({ kind }) => kind === 'word')
  const other = /(\d+) of its words are left out/.exec(problems[0]?.message ?? '')?.[1]
  expect(words.length + Number(other)).toBe(rowsOf('EntryTable'))
  const readExamples = found.flatMap(examplesOf).length + found.length - words.length
  const refused = problems.filter(({ file }) => file === 'ExampleTable.csv').length
  const counted = leftOut.find(({ of }) => of === 'ExampleTable.csv')?.count ?? 0
  // One more belongs to the word in another language.
  expect(readExamples + refused + counted + 1).toBe(rowsOf('ExampleTable'))
})

test('an example reaches speakers also where the mapping names the language', async () => {
  const { entries: found } = await read(all, { language: 'ewo', text: ['xx'] })
  const [first] = found
  if (first === undefined) throw new Error('nothing was read')
  const mapping = { ...defaultMapping, text: ['xx'] }
  expect(chooseItem(first, mapping)).toMatchObject({ text: 'bakə', example: 'bakə ya' })
})

test('the languages of a set are named before it is refused', async () => {
  const { languages: found, error } = await read(all, { language: 'ewo' })
  expect(found).toEqual([
    { tag: 'xx', name: 'Trial', count: 2 },
    { tag: 'yy', name: 'Other', count: 1 },
  ])
  expect(error).toMatchObject({ reason: 'other-language' })
})

test('a set without a table of languages names those of its rows', async () => {
  const bare = [entries, senses, examples]
  const { languages: found, error } = await read(bare, { language: 'ewo' })
  expect(found).toEqual([
    { tag: 'xx', count: 2 },
    { tag: 'yy', count: 1 },
  ])
  expect(error).toMatchObject({
    reason: 'other-language',
    message: 'no language of the set is "ewo", it has xx, yy: say the id of one in "text"',
  })
  const { entries: chosen } = await read(bare, { language: 'ewo', text: ['xx'] })
  expect(chosen.map(({ key }) => key)).toEqual(['L1', 'L2', 'X2'])
})

test('a meaning in a column of another language is in that language', async () => {
  const files = setOf([entries, senses, languages])
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
