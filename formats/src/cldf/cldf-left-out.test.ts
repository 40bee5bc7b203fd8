import { expect, test } from 'vitest'
import {
  entries,
  examples,
  languages,
  type MadeTable,
  media,
  readTables,
  senses,
} from '../testing/cldf-tables.ts'

test('an example of a word that is refused is a sentence', async () => {
  const nameless = { ...entries, rows: ['L1,xx,', 'L2,xx,takə'] }
  const { entries: found } = await readTables([nameless, senses, examples, languages])
  const [, ...sentences] = found
  expect(sentences.map(({ key, kind }) => [key, kind])).toEqual([
    ['X1', 'sentence'],
    ['X2', 'sentence'],
  ])
})

test('what a set says of its languages and of itself, and tables that are none, is counted', async () => {
  const described: MadeTable = {
    ...languages,
    columns: { ...languages.columns, Latitude: 'latitude', Family: '' },
    rows: ['xx,Trial,xxx,4.5,Bantu', 'yy,Other,yyy,5.5,'],
  }
  const broken: MadeTable = { component: 'CognateTable', columns: { ID: 'id' }, rows: ['"a"b'] }
  const { leftOut, problems } = await readTables([entries, described, media, broken], {
    properties: { 'dc:creator': 'Somebody', 'prov:wasGeneratedBy': [] },
  })
  expect(leftOut).toEqual([
    { kind: 'cells', of: 'LanguageTable.csv: Latitude', count: 2 },
    { kind: 'cells', of: 'LanguageTable.csv: Family', count: 1 },
    { kind: 'rows', of: 'MediaTable.csv', count: 2 },
    { kind: 'elements', of: 'dc:creator', count: 1 },
    { kind: 'elements', of: 'prov:wasGeneratedBy', count: 1 },
  ])
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'CognateTable.csv', line: 2, reason: 'stray-quote' }),
  )
})

test('words of other languages are counted where no table names these', async () => {
  const { leftOut } = await readTables([entries], { text: ['xx'] })
  expect(leftOut).toEqual([{ kind: 'rows', of: 'EntryTable.csv', count: 1 }])
})

test('concepts that no word of the language has are counted', async () => {
  const forms: MadeTable = {
    component: 'FormTable',
    columns: {
      ID: 'id',
      Language_ID: 'languageReference',
      Parameter_ID: 'parameterReference',
      Form: 'form',
    },
    rows: ['F1,xx,house,bakə', 'F2,yy,walk,other'],
  }
  const concepts: MadeTable = {
    component: 'ParameterTable',
    columns: { ID: 'id', Name: 'name' },
    rows: ['house,house', 'walk,walk', 'one,one'],
  }
  const { leftOut } = await readTables([forms, concepts, languages], { module: 'Wordlist' })
  expect(leftOut).toEqual([{ kind: 'rows', of: 'ParameterTable.csv', count: 2 }])
})

test('a second column of one kind comes along, and cells beyond the columns are refused', async () => {
  const twice: MadeTable = {
    ...entries,
    columns: { ...entries.columns, Comment: 'comment', Comment_2: 'comment' },
    rows: ['L1,xx,bakə,one,two'],
  }
  const { entries: found } = await readTables([twice, languages])
  expect(found[0]).toMatchObject({
    notes: [{ texts: [{ text: 'one' }] }],
    extra: [{ format: 'cldf', name: 'Comment_2', value: 'two' }],
  })
  const wide = { ...entries, rows: ['L1,xx,bakə,', 'L2,xx,takə,,lost'] }
  const { error } = await readTables([wide, languages])
  expect(error).toMatchObject({ reason: 'too-many-cells', line: 3, file: 'EntryTable.csv' })
})

test('an example in another language is not said to be in that of its word', async () => {
  const lent = { ...examples, rows: ['X1,yy,bakə ya,,this house,,,S1,'] }
  const { entries: found } = await readTables([entries, senses, lent, languages])
  expect(found[0]?.senses[0]?.examples?.[0]?.forms).toEqual([{ lang: 'yy', text: 'bakə ya' }])
})
