import { defaultMapping, type Mapping } from '../choose-item.ts'
import { readCldf } from '../cldf/read-cldf.ts'
import type { ReadPart } from '../model.ts'
import { bytesOf } from './read-whole.ts'

const terms = 'http://cldf.clld.org/v1.0/terms.rdf#'

/** A table of a set: each column by name, with its term or nothing. */
export interface MadeTable {
  readonly component: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly string[]
  readonly refers?: Readonly<Record<string, string>>
}

export const entries: MadeTable = {
  component: 'EntryTable',
  columns: { ID: 'id', Language_ID: 'languageReference', Headword: 'headword' },
  rows: ['L1,xx,bakə', 'L2,xx,takə', 'L3,yy,other'],
}
export const senses: MadeTable = {
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
export const examples: MadeTable = {
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
export const languages: MadeTable = {
  component: 'LanguageTable',
  columns: { ID: 'id', Name: 'name', ISO639P3code: 'iso639P3code' },
  rows: ['xx,Trial,xxx', 'yy,Other,yyy'],
}
export const media: MadeTable = {
  component: 'MediaTable',
  columns: { ID: 'id', Name: 'name' },
  rows: ['m1,a.wav', 'm2,b.wav'],
}

interface Said {
  readonly module?: 'Dictionary' | 'Wordlist'
  /** Further properties of the metadata. */
  readonly properties?: object
}

export function writeTables(
  tables: readonly MadeTable[],
  { module = 'Dictionary', properties }: Said = {},
): Readonly<Record<string, string>> {
  const files = tables.map(({ component, columns, rows }): [string, string] => {
    return [`${component}.csv`, `${[Object.keys(columns).join(','), ...rows].join('\n')}\n`]
  })
  const metadata = {
    'dc:conformsTo': terms + module,
    'rdf:ID': 'trial',
    'dc:title': 'Trial',
    ...properties,
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

export async function readTables(
  tables: readonly MadeTable[],
  {
    language = 'xxx',
    module = 'Dictionary',
    properties = {},
    ...mapped
  }: Partial<Mapping> & Said & { language?: string } = {},
) {
  const files = writeTables(tables, { module, properties })
  const openBeside = (name: string) =>
    Promise.resolve(files[name] === undefined ? undefined : bytesOf(files[name]))
  const parts: ReadPart[] = []
  let error: unknown
  try {
    const mapping = { ...defaultMapping, ...mapped }
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
