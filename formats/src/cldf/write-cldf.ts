import { streamZip } from '../archive/stream-zip.ts'
import { closedLift, openLift, writeLiftEntry } from '../lift/write-lift.ts'
import type { Entry, Header } from '../model.ts'
import { columnsOf } from './cldf-columns.ts'
import { bibliographyFile, cldf, titleProperty } from './cldf-cells.ts'
import { wholeFile } from './cldf-metadata.ts'
import { quote } from '../table/table.ts'

/** A piece of one of the files that a data set is made of. */
export interface FilePiece {
  readonly file: string
  readonly text: string
}

export interface DataSet {
  /** ISO 639-3. */
  readonly language: string
  /** Of the set, where its header says none. */
  readonly title: string
  /** Of the language; its code stands in. */
  readonly name?: string
  readonly citation: string
  readonly licence: string
  /** Its lists, title and bibliography go along. */
  readonly header?: Pick<Header, 'ranges' | 'extra'>
}

const columns = {
  'entries.csv': [
    'ID',
    'Language_ID',
    'Headword',
    'Part_Of_Speech',
    'Variants',
    'Comment',
    'Dialect',
    'Attribution',
    'Licence',
  ],
  'senses.csv': ['ID', 'Entry_ID', 'Description', 'English', 'French'],
  'examples.csv': ['ID', 'Language_ID', 'Sense_IDs', 'Primary_Text', 'Translated_Text'],
  'languages.csv': ['ID', 'Name', 'ISO639P3code'],
} as const
type File = keyof typeof columns

/**
 * A CLDF Dictionary (CLDF 1.3): entries, senses, examples, one language, and the metadata that
 * names their columns. Ids are numbers, because those of other formats hold what CLDF's may not.
 * What CLDF has no columns for stands beside them, each entry whole, as LIFT in the same order.
 * Source: Forkel and others, cldf.clld.org, terms.rdf and modules/Dictionary.
 */
export async function* writeCldf(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  set: DataSet,
): AsyncGenerator<FilePiece, void> {
  for (const file of Object.keys(columns) as File[]) yield row(file, columns[file])
  yield row('languages.csv', [set.language, set.name ?? set.language, set.language])
  const bibliography = headerValue(set, bibliographyFile)
  if (bibliography !== undefined) yield { file: bibliographyFile, text: bibliography }
  yield { file: wholeFile, text: openLift(set.header ?? {}) }
  let [entryAt, senseAt, exampleAt] = [0, 0, 0]
  for await (const entry of entries) {
    const entryId = `e${++entryAt}`
    const { headword, partOfSpeech, variants, senses, ...more } = columnsOf(entry)
    const { comment, dialect, attribution, licence } = more
    const own = [headword, partOfSpeech, variants, comment, dialect, attribution, licence]
    yield row('entries.csv', [entryId, set.language, ...own])
    for (const { description, english, french, examples } of senses) {
      const senseId = `s${++senseAt}`
      yield row('senses.csv', [senseId, entryId, description, english, french])
      for (const { text, translation } of examples) {
        yield row('examples.csv', [`x${++exampleAt}`, set.language, senseId, text, translation])
      }
    }
    yield { file: wholeFile, text: writeLiftEntry(entry) }
  }
  yield { file: wholeFile, text: closedLift }
  yield { file: 'Dictionary-metadata.json', text: `${JSON.stringify(describe(set), null, 2)}\n` }
}

/** The set as one archive, each file of which is held until it is whole. */
export async function* zipCldf(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  set: DataSet,
): AsyncGenerator<Uint8Array, void> {
  const files = new Map<string, string[]>()
  for await (const { file, text } of writeCldf(entries, set)) {
    const pieces = files.get(file) ?? []
    files.set(file, pieces)
    pieces.push(text)
  }
  const packed = [...files].map(([name, pieces]) => {
    return { name, bytes: Buffer.from(pieces.join('')), isText: true }
  })
  yield* streamZip(packed)
}

function row(file: File, cells: readonly string[]): FilePiece {
  return { file, text: `${cells.map((cell) => quote(cell, ',')).join(',')}\r\n` }
}

const terms = 'http://cldf.clld.org/v1.0/terms.rdf#'

const headerValue = ({ header }: DataSet, wanted: string) =>
  header?.extra?.find(({ format, name }) => format === cldf && name === wanted)?.value

function describe(set: DataSet): object {
  const { citation, licence } = set
  const property = (name: string) => `${terms}${name}`
  const key = (name: string, table: File) => {
    return { columnReference: [name], reference: { resource: table, columnReference: ['ID'] } }
  }
  const column = (name: string, term: string, more: object = {}) => {
    return { name, propertyUrl: property(term), ...more }
  }
  const id = { ...column('ID', 'id'), required: true }
  const language = column('Language_ID', 'languageReference', { required: true })
  const table = (url: File, component: string, list: object[], foreignKeys: object[]) => {
    return {
      url,
      'dc:conformsTo': property(component),
      tableSchema: { columns: list, primaryKey: ['ID'], foreignKeys },
    }
  }
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    'dc:conformsTo': property('Dictionary'),
    'dc:title': headerValue(set, titleProperty) ?? set.title,
    'dc:bibliographicCitation': citation,
    'dc:license': licence,
    ...(headerValue(set, bibliographyFile) !== undefined && { 'dc:source': bibliographyFile }),
    'dc:relation': wholeFile,
    tables: [
      table(
        'entries.csv',
        'EntryTable',
        [
          id,
          language,
          column('Headword', 'headword', { required: true }),
          column('Part_Of_Speech', 'partOfSpeech'),
          { name: 'Variants', separator: ';' },
          column('Comment', 'comment'),
          { name: 'Dialect' },
          { name: 'Attribution' },
          { name: 'Licence' },
        ],
        [key('Language_ID', 'languages.csv')],
      ),
      table(
        'senses.csv',
        'SenseTable',
        [
          id,
          column('Entry_ID', 'entryReference', { required: true }),
          column('Description', 'description', { required: true }),
          { name: 'English', lang: 'en' },
          { name: 'French', lang: 'fr' },
        ],
        [key('Entry_ID', 'entries.csv')],
      ),
      table(
        'examples.csv',
        'ExampleTable',
        [
          id,
          language,
          { name: 'Sense_IDs' },
          column('Primary_Text', 'primaryText', { required: true }),
          column('Translated_Text', 'translatedText'),
        ],
        [key('Language_ID', 'languages.csv'), key('Sense_IDs', 'senses.csv')],
      ),
      table(
        'languages.csv',
        'LanguageTable',
        [id, column('Name', 'name'), column('ISO639P3code', 'iso639P3code')],
        [],
      ),
    ],
  }
}
