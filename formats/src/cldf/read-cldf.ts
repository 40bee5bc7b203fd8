import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Extra,
  type Header,
  type LeftOut,
  type ReadPart,
} from '../model.ts'
import { isUnchanged, readWhole } from './cldf-columns.ts'
import { createExamplesReader, type Examples, noExamples } from './cldf-examples.ts'
import { type CldfRow, createTableReader, openCldf } from './cldf-files.ts'
import { countLanguages, findLanguages, type Languages } from './cldf-languages.ts'
import {
  bibliographyFile,
  cldf,
  type Flaw,
  idColumn,
  notInSet,
  refuse,
  titleProperty,
} from './cldf-cells.ts'
import { meaningsOfConcepts, type Parts, sensesOfEntries } from './cldf-meanings.ts'
import { type Metadata, wholeFile } from './cldf-metadata.ts'

/**
 * Reads a Wordlist or Dictionary of CLDF: what is in the language of the course, with the licence
 * and the sources that the set says of itself.
 * Source: Forkel and others, CLDF 1.3, cldf.clld.org, terms.rdf.
 * @throws FormatError when the set as a whole cannot be read
 */
export async function* readCldf(
  chunks: Chunks,
  mapping: Mapping,
  of: {
    readonly language: string
    readonly openBeside?: (name: string) => Promise<Chunks | undefined>
  },
): AsyncGenerator<ReadPart, void> {
  const files = await openCldf(chunks, of.openBeside)
  const { metadata } = files
  const tables = createTableReader(files)
  yield { part: 'header', header: headerOf(metadata, await tables.readBibliography()) }

  const isWordlist = metadata.module === 'Wordlist'
  const rows = await tables.read(isWordlist ? 'FormTable' : 'EntryTable')
  const ofSet = await tables.read('LanguageTable')
  yield { part: 'outline', outline: { languages: countLanguages(ofSet, rows) } }
  const languages = findLanguages(ofSet, rows, mapping, of.language)
  yield* languages.problems
  const senses = await tables.read(isWordlist ? 'ParameterTable' : 'SenseTable')
  const examples = isWordlist
    ? noExamples
    : createExamplesReader(await tables.read('ExampleTable'), { metadata, mapping, languages })
  const parts = isWordlist
    ? meaningsOfConcepts(senses, mapping)
    : sensesOfEntries({ rows, senses, examples }, mapping)
  // A mapping is by name: the same name in two tables is one column.
  const byKey = Map.groupBy([...parts.columns, ...examples.columns], ({ key }) => key)
  const columns = [...byKey.values()].flatMap(([first]) => first ?? [])
  if (columns.length > 0) yield { part: 'outline', outline: { columns } }
  yield* parts.problems
  yield* examples.problems
  const keys = new Set<string>()
  const readRow = createRowReader({ isWordlist, metadata, languages, parts, keys })
  const whole = metadata.related === wholeFile ? await files.open(wholeFile) : undefined
  yield* readEntries(rows, { whole, readRow, metadata })
  yield* sentencesOf(examples, { metadata, keys })
  const unread = await tables.countUnread()
  yield* unread.problems
  const leftOut = [
    ...languages.leftOut,
    ...parts.leftOut(),
    ...examples.leftOut(),
    ...unread.leftOut,
    ...metadata.others.map((of): LeftOut => ({ kind: 'elements', of, count: 1 })),
  ]
  if (leftOut.length > 0) yield { part: 'outline', outline: { leftOut } }
}

function headerOf(
  { title, citation: source, licence }: Metadata,
  bibliography: string | undefined,
): Header {
  const said = [
    [titleProperty, title],
    [bibliographyFile, bibliography],
  ] as const
  const extra = said.flatMap(([name, value]): Extra[] =>
    value === undefined ? [] : [{ format: cldf, name, value }],
  )
  return compact({ source, licence, extra })
}

/** The entries of a set, each as it was written whole where its columns still say the same. */
async function* readEntries(
  rows: readonly CldfRow[],
  {
    whole,
    readRow,
    metadata,
  }: {
    whole: Chunks | undefined
    readRow: (row: CldfRow) => ReadPart | undefined
    metadata: Metadata
  },
): AsyncGenerator<ReadPart, void> {
  const { citation: source, licence } = metadata
  const ofSet = compact<Pick<Entry, 'source' | 'licence'>>({ source, licence })
  const byId = new Map(rows.toReversed().map((row) => [row.cell('id'), row]))
  const done = new Set<CldfRow>()
  for await (const part of readWhole(whole)) {
    if (!('entry' in part)) {
      yield { part: 'header', header: part }
      continue
    }
    const row = byId.get(part.id)
    if (row === undefined) continue
    done.add(row)
    const read = readRow(row)
    // What was changed in the columns since stands there alone.
    const isWhole = read?.part === 'entry' && isUnchanged(part.entry, read.entry, row)
    if (isWhole) yield { ...read, entry: { ...ofSet, ...part.entry } }
    else if (read !== undefined) yield read
  }
  for (const row of rows) {
    const read = done.has(row) ? undefined : readRow(row)
    if (read !== undefined) yield read
  }
}

/** Examples of no word are sentences of their own. */
function* sentencesOf(
  examples: Examples,
  { metadata, keys }: { metadata: Metadata; keys: Set<string> },
): Generator<ReadPart, void> {
  const { citation: source, licence } = metadata
  for (const { row, example, dialect } of examples.unowned()) {
    const id = row.cell('id')
    const key = id === '' || keys.has(id) ? `example-${row.line}` : id
    keys.add(key)
    const bare = compact<Omit<Entry, 'forms' | 'senses'>>({
      key,
      guid: metadata.name === undefined ? undefined : `${metadata.name}#${key}`,
      kind: 'sentence',
      source: example.source ?? source,
      licence,
      extra: example.extra?.filter(({ name, value }) => name !== idColumn || value !== key),
    })
    const forms = (example.forms ?? []).map((form) => compact({ ...form, dialect }))
    const glosses = (example.translations ?? []).flatMap(({ texts }) => texts)
    yield { part: 'entry', entry: { ...bare, forms, senses: [{ glosses }] }, line: row.line }
  }
}

/** What the columns say of an entry; undefined for one of another language. */
function createRowReader({
  isWordlist,
  metadata,
  languages,
  parts,
  keys,
}: {
  isWordlist: boolean
  metadata: Metadata
  languages: Languages
  parts: Parts
  keys: Set<string>
}): (row: CldfRow) => ReadPart | undefined {
  const { citation: source, licence } = metadata
  return (row) => {
    const text = row.cell(isWordlist ? 'form' : 'headword')
    const spoken = languages.find(row.cell('languageReference'))
    if (spoken === 'other') return undefined
    const key = row.cell('id')
    const flaw: Flaw | undefined =
      key === ''
        ? { message: 'it has no id' }
        : keys.has(key)
          ? { message: `the id ${quoted(key)} comes a second time`, reason: 'same-id' }
          : spoken === undefined
            ? notInSet('language', row.cell('languageReference'))
            : text === ''
              ? { message: 'its text is empty', reason: 'no-text' }
              : parts.flawOf(row)
    if (flaw !== undefined || spoken === undefined) {
      return refuse(row, flaw ?? { message: '' }, text === '' ? key : text)
    }
    keys.add(key)
    const { lang, dialect } = spoken
    const cited = row.cell('Attribution') || source
    const sources = [...row.list('source'), ...(cited === undefined ? [] : [cited])]
    const comment = row.cell('comment')
    const entry = compact<Omit<Entry, 'forms' | 'senses'>>({
      key,
      // Sets count from 1, each of them.
      guid: metadata.name === undefined ? undefined : `${metadata.name}#${key}`,
      kind: 'word',
      notes: comment === '' ? [] : [{ texts: [{ lang: '', text: comment }] }],
      source: sources.length === 0 ? undefined : sources.join('; '),
      licence: row.cell('Licence') || licence,
      extra: row
        .others([...claimed, ...(row.cell('value') === text ? ['value'] : [])])
        .map(({ name, text: value }) => ({ format: cldf, name, value })),
    })
    const spokenIn = row.cell('Dialect') || dialect
    const form = { lang, text, dialect: spokenIn, convention: undefined }
    const forms = [compact<Entry['forms'][number]>(form)]
    return {
      part: 'entry',
      entry: { ...entry, forms, senses: parts.sensesOf(row) },
      line: row.line,
    }
  }
}

/** What an entry's own row says in the model; all else is carried along. */
const claimed = [
  'id',
  'languageReference',
  'form',
  'headword',
  'partOfSpeech',
  'comment',
  'source',
  // Names of columns that CLDF has no term for.
  'Dialect',
  'Attribution',
  'Licence',
]
