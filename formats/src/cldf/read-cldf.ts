import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Example,
  type Extra,
  type FormatProblem,
  type ReadPart,
  type Sense,
  type TaggedText,
} from '../model.ts'
import { columnOf } from '../table/table.ts'
import { isUnchanged, readWhole, wholeFile } from './cldf-columns.ts'
import { type CldfRow, createTableReader, openCldf } from './cldf-files.ts'
import { findLanguages } from './cldf-languages.ts'
import type { Metadata } from './cldf-metadata.ts'

const cldf = 'cldf'

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
  const bibliography = await tables.readBibliography()
  const said = [
    ['dc:title', metadata.title],
    ['sources.bib', bibliography],
  ] as const
  const extra = said.flatMap(([name, value]): Extra[] =>
    value === undefined ? [] : [{ format: cldf, name, value }],
  )
  const { citation: source, licence } = metadata
  yield { part: 'header', header: compact({ source, licence, extra }) }

  const isWordlist = metadata.module === 'Wordlist'
  const rows = await tables.read(isWordlist ? 'FormTable' : 'EntryTable')
  const languages = findLanguages(await tables.read('LanguageTable'), rows, mapping, of.language)
  yield* languages.problems
  const parts: Parts = isWordlist
    ? meaningsOfConcepts(await tables.read('ParameterTable'), mapping)
    : sensesOfEntries(
        {
          rows,
          senses: await tables.read('SenseTable'),
          examples: await tables.read('ExampleTable'),
        },
        { metadata, mapping, lang: of.language },
      )
  yield* parts.problems
  const readRow = createRowReader({ isWordlist, metadata, languages, parts })
  const ofSet = compact<Pick<Entry, 'source' | 'licence'>>({ source, licence })
  const byId = new Map(rows.toReversed().map((row) => [row.cell('id'), row]))
  const done = new Set<CldfRow>()
  const whole = metadata.related === wholeFile ? await files.open(wholeFile) : undefined
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

/** What the columns say of an entry; undefined for one of another language. */
function createRowReader({
  isWordlist,
  metadata,
  languages,
  parts,
}: {
  isWordlist: boolean
  metadata: Metadata
  languages: Pick<ReturnType<typeof findLanguages>, 'find'>
  parts: Parts
}): (row: CldfRow) => ReadPart | undefined {
  const keys = new Set<string>()
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

interface Parts {
  readonly problems: readonly ReadPart[]
  flawOf(row: CldfRow): Flaw | undefined
  sensesOf(row: CldfRow): readonly Sense[]
}

/** In a Wordlist a form means what its concepts are named. */
function meaningsOfConcepts(rows: readonly CldfRow[], mapping: Mapping): Parts {
  const concepts = new Map(rows.map((row) => [row.cell('id'), row]))
  const meaningsIn = createMeaningsReader(rows, 'name', mapping)
  return {
    problems: [],
    flawOf(row) {
      const missing = row.list('parameterReference').find((id) => !concepts.has(id))
      return missing !== undefined && rows.length > 0 ? notInSet('concept', missing) : undefined
    },
    sensesOf: (row) =>
      row.list('parameterReference').map((id) => {
        const concept = concepts.get(id)
        return {
          glosses: concept === undefined ? [{ lang: 'en', text: id }] : meaningsIn(concept),
        }
      }),
  }
}

/** Reads the meaning in the column of a term, and in others that are of a language. */
function createMeaningsReader(
  rows: readonly CldfRow[],
  term: string,
  mapping: Mapping,
): (row: CldfRow) => TaggedText[] {
  const namedIn = (row: CldfRow) =>
    row.others(['id', 'entryReference']).flatMap(({ name, lang, text }): TaggedText[] => {
      const column = columnOf(name, mapping)
      const of = lang ?? (column.startsWith('gloss ') ? column.slice('gloss '.length) : undefined)
      return of === undefined || name.toLowerCase() === term ? [] : [{ lang: of, text }]
    })
  const isTwice = (row: CldfRow) =>
    namedIn(row).some(({ text, lang }) => text === row.cell(term) && lang !== 'en')
  const hasEnglish = (row: CldfRow) => namedIn(row).some(({ lang }) => lang === 'en')
  // Some sets say the meaning of any language in the column that has to be there. One word may be
  // the same in two, so that a single row tells nothing.
  const isOfAny =
    rows.some(hasEnglish) || rows.every((row) => row.cell(term) === '' || isTwice(row))
  return (row) => {
    const named = namedIn(row)
    const own = row.cell(term)
    const isSaid = own === '' || hasEnglish(row) || (isOfAny && isTwice(row))
    return isSaid ? named : [{ lang: 'en', text: own }, ...named]
  }
}

function sensesOfEntries(
  of: { rows: readonly CldfRow[]; senses: readonly CldfRow[]; examples: readonly CldfRow[] },
  { metadata, mapping, lang }: { metadata: Metadata; mapping: Mapping; lang: string },
): Parts {
  const examples = examplesOf(of.examples, metadata, lang)
  const byEntry = new Map<string, Sense[]>()
  const known = new Set(of.rows.map((row) => row.cell('id')))
  const problems: ReadPart[] = []
  const meaningsIn = createMeaningsReader(of.senses, 'description', mapping)
  for (const row of of.senses) {
    const glosses = meaningsIn(row)
    const entries = row.list('entryReference')
    const lost = entries.find((id) => !known.has(id))
    if (glosses.length === 0) {
      problems.push(refuse(row, { message: 'its meaning is empty' }, row.cell('id')))
    } else if (lost !== undefined || entries.length === 0) {
      problems.push(refuse(row, notInSet('entry', lost ?? ''), glosses[0]?.text ?? ''))
    } else {
      const own = row.cell('id')
      const named = [...examples.of('SenseTable', own), ...examples.named(row)]
      for (const id of entries) {
        const sense = compact<Omit<Sense, 'glosses'>>({ examples: named })
        byEntry.set(id, [...(byEntry.get(id) ?? []), { ...sense, glosses }])
      }
    }
  }
  return {
    problems,
    flawOf: () => undefined,
    sensesOf(row) {
      const partOfSpeech = row.cell('partOfSpeech') || undefined
      const own = [...examples.of('EntryTable', row.cell('id')), ...examples.named(row)]
      const senses = byEntry.get(row.cell('id')) ?? [{ glosses: [] }]
      return senses.map(({ glosses, examples: ofSense = [] }, at) => ({
        ...compact<Omit<Sense, 'glosses'>>({
          partOfSpeech,
          examples: at === 0 ? [...ofSense, ...own] : [...ofSense],
        }),
        glosses,
      }))
    },
  }
}

/** Examples name their senses or entries, or are named by them. */
function examplesOf(rows: readonly CldfRow[], { tables }: Metadata, lang: string) {
  const table = tables.find(({ component }) => component === 'ExampleTable')
  const byId = new Map<string, Example>()
  const byOwner = new Map<string, Example[]>()
  for (const row of rows) {
    const [text, translation] = [row.cell('primaryText'), row.cell('translatedText')]
    if (text === '') continue
    const example: Example = {
      forms: [{ lang, text }],
      ...(translation !== '' && { translations: [{ texts: [{ lang: 'en', text: translation }] }] }),
    }
    byId.set(row.cell('id'), example)
    for (const { column, url } of table?.references ?? []) {
      const component = tables.find((each) => each.url === url)?.component ?? ''
      const described = table?.columns.find(({ name }) => name === column)
      for (const id of row.list(described?.term ?? column)) {
        const owner = `${component} ${id}`
        byOwner.set(owner, [...(byOwner.get(owner) ?? []), example])
      }
    }
  }
  return {
    of: (component: string, id: string) => byOwner.get(`${component} ${id}`) ?? [],
    named: (row: CldfRow) => row.list('exampleReference').flatMap((id) => byId.get(id) ?? []),
  }
}

type Flaw = Pick<FormatProblem, 'message' | 'reason'>

const notInSet = (what: string, id: string): Flaw => {
  return { message: `its ${what} ${quoted(id)} is not in the set`, reason: 'not-in-set' }
}

function refuse({ file, line }: CldfRow, flaw: Flaw, entry: string): ReadPart {
  return { part: 'problem', problem: { file, line, ...(entry !== '' && { entry }), ...flaw } }
}
