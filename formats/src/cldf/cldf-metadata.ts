import { quoted } from '../archive/zip.ts'
import { FormatError } from '../model.ts'

/**
 * Of a set that we wrote: its entries whole, as LIFT, in the order of the entries' ids. Not named
 * `.lift`: an archive that holds such a file is a dictionary of FLEx.
 */
export const wholeFile = 'entries-whole.xml'

export interface CldfColumn {
  readonly name: string
  readonly titles: readonly string[]
  /** What CLDF calls it: `form`, `languageReference`. */
  readonly term: string | undefined
  /** Between the values of a cell. */
  readonly separator: string | undefined
  readonly lang: string | undefined
}

export interface CldfTable {
  /** `FormTable`, `EntryTable`, …; empty for a table that CLDF does not describe. */
  readonly component: string
  /** Its file, beside the metadata. */
  readonly url: string
  readonly columns: readonly CldfColumn[]
  /** Columns that name rows of another table, by its file. */
  readonly references: readonly { readonly column: string; readonly url: string }[]
}

export interface Metadata {
  readonly module: 'Wordlist' | 'Dictionary'
  /** What names the set among all sets. */
  readonly name: string | undefined
  readonly title: string | undefined
  readonly citation: string | undefined
  readonly licence: string | undefined
  /** The file of its sources. */
  readonly bibliography: string | undefined
  /** A file that says more of its entries. */
  readonly related: string | undefined
  readonly tables: readonly CldfTable[]
  /** Names of properties of the set that are not read. */
  readonly others: readonly string[]
}

/**
 * What the metadata of a set says (CSVW, as CLDF 1.3 uses it).
 * @throws FormatError
 */
export function parseMetadata(text: string): Metadata {
  const set = objectOf(parseJson(text))
  const module = termOf(set['dc:conformsTo'])
  if (module !== 'Wordlist' && module !== 'Dictionary') {
    const said = module === undefined ? 'this is no metadata of CLDF' : `it is ${quoted(module)}`
    throw new FormatError(
      `${said}: only a Wordlist or Dictionary of CLDF is read`,
      1,
      'unknown-format',
    )
  }
  const tables = listOf(set['tables']).flatMap(tableOf)
  const needed = module === 'Wordlist' ? 'FormTable' : 'EntryTable'
  if (!tables.some(({ component }) => component === needed)) {
    throw new FormatError(`the metadata names no ${needed}`, 1, 'unknown-format')
  }
  return {
    module,
    name: textOf(set['rdf:ID']) ?? textOf(set['dc:title']),
    title: textOf(set['dc:title']),
    citation: textOf(set['dc:bibliographicCitation']),
    licence: textOf(set['dc:license']),
    bibliography: safeName(textOf(set['dc:source'])),
    related: safeName(textOf(set['dc:relation'])),
    tables,
    others: Object.keys(set).filter((name) => !readProperties.has(name)),
  }
}

const readProperties: ReadonlySet<string> = new Set([
  '@context',
  'dc:conformsTo',
  'rdf:ID',
  'dc:title',
  'dc:bibliographicCitation',
  'dc:license',
  'dc:source',
  'dc:relation',
  'tables',
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FormatError('the metadata is no JSON', 1, 'damaged')
  }
}

function tableOf(value: unknown): CldfTable[] {
  const table = objectOf(value)
  const [component = '', given] = [termOf(table['dc:conformsTo']), textOf(table['url'])]
  if (given === undefined) return []
  const url = safeName(given)
  if (url === undefined) {
    throw new FormatError(`the metadata names a file outside of the set: ${quoted(given)}`, 1)
  }
  const schema = objectOf(table['tableSchema'])
  const columns = listOf(schema['columns']).map((each): CldfColumn => {
    const column = objectOf(each)
    const titles = column['titles']
    return {
      name: textOf(column['name']) ?? '',
      titles: (Array.isArray(titles) ? titles : [titles]).filter(
        (title) => typeof title === 'string',
      ),
      term: termOf(column['propertyUrl']),
      separator: textOf(column['separator']),
      lang: textOf(column['lang']),
    }
  })
  const references = listOf(schema['foreignKeys']).flatMap((each) => {
    const key = objectOf(each)
    const [column] = listOf(key['columnReference'])
    const resource = textOf(objectOf(key['reference'])['resource'])
    return typeof column === 'string' && resource !== undefined ? [{ column, url: resource }] : []
  })
  return [{ component, url, columns, references }]
}

/** A file in the folder of the metadata, or below. */
function safeName(name: string | undefined): string | undefined {
  if (name === undefined || !/^[^/\\:\p{Cc}][^\\:\p{Cc}]*$/u.test(name)) return undefined
  return name.split('/').includes('..') ? undefined : name
}

/** The last part of an address of the ontology of CLDF. */
function termOf(value: unknown): string | undefined {
  return /^https?:\/\/cldf\.clld\.org\/v1\.\d\/terms\.rdf#(\w+)$/.exec(textOf(value) ?? '')?.[1]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
