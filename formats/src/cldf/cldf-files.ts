import { parseTable, unguarded } from '@mboa/contract/table'
import { openZip, quoted } from '../archive/zip.ts'
import { type Chunks, FormatError, type LeftOut, type ReadPart } from '../model.ts'
import { readAllText } from '../read-text.ts'
import {
  type CldfColumn,
  type CldfTable,
  type Metadata,
  parseMetadata,
  wholeFile,
} from './cldf-metadata.ts'

/** The metadata of a set and what opens its other files. */
interface CldfFiles {
  readonly metadata: Metadata
  open(name: string): Promise<Chunks | undefined>
}

export interface CldfRow {
  readonly file: string
  readonly line: number
  /** By the term of CLDF (`form`), else by the column's name. */
  cell(term: string): string
  list(term: string): readonly string[]
  /** Tag of the language of such a column, where the metadata says it. */
  langOf(term: string): string | undefined
  /** Whether the table has such a column. */
  has(term: string): boolean
  /** Cells of columns that are none of these terms, with their names and languages. */
  others(terms: readonly string[]): readonly CldfCell[]
}

export interface CldfCell {
  readonly name: string
  /** The column's name in CLDF. */
  readonly term: string | undefined
  readonly lang: string | undefined
  readonly text: string
}

/** A set that is held while it is read, with all of its tables. */
const mostBytes = 50_000_000
const mostMetadataCharacters = 5_000_000
const mostSetCharacters = 20_000_000
const mostBibliographyCharacters = 1_000_000

/**
 * Opens a set by its metadata, with the other files beside it, or a ZIP with all of them.
 * @throws FormatError
 */
export async function openCldf(
  chunks: Chunks,
  openBeside: ((name: string) => Promise<Chunks | undefined>) | undefined,
): Promise<CldfFiles> {
  const bytes = await readBytes(chunks)
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    const metadata = parseMetadata(await readAllText([bytes], mostMetadataCharacters))
    return { metadata, open: async (name) => openBeside?.(name) }
  }
  const archive = await openZip([bytes])
  const names = archive.names.filter((name) => /(^|[/-])metadata\.json$/i.test(name))
  let problem = new FormatError(
    'the archive has no CLDF metadata (…-metadata.json)',
    1,
    'unknown-format',
  )
  for (const name of names) {
    try {
      const text = await readAllText(archive.read(name), mostMetadataCharacters)
      const folder = name.slice(0, name.lastIndexOf('/') + 1)
      const open = (file: string) =>
        archive.names.includes(folder + file) ? archive.read(folder + file) : undefined
      return { metadata: parseMetadata(text), open: (file) => Promise.resolve(open(file)) }
    } catch (error) {
      // An archive may hold a set of another kind beside this one.
      if (!(error instanceof FormatError)) throw error
      problem = error
    }
  }
  throw problem
}

async function readBytes(chunks: Chunks): Promise<Buffer> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > mostBytes) throw new FormatError('the file is larger than 50 MB', 1, 'too-large')
    held.push(chunk)
  }
  return Buffer.concat(held)
}

/** Reads tables of a set, all of them within one limit. */
export function createTableReader(files: CldfFiles) {
  const { metadata } = files
  // Our own sets guard what a spreadsheet would run; in others an apostrophe is a letter.
  const readCell = metadata.related === wholeFile ? unguarded : (cell: string) => cell
  let left = mostSetCharacters
  const read = new Set<CldfTable>()

  async function readFile(name: string): Promise<string> {
    const chunks = await files.open(name)
    if (chunks === undefined) {
      throw new FormatError(`the set has no ${quoted(name)}`, 1, 'missing-file')
    }
    try {
      const text = await readAllText(chunks, left)
      left -= text.length
      return text
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      throw new FormatError(error.message, error.line, error.reason, name)
    }
  }

  return {
    /** Rows of the table of a kind; none where the set has no such table. */
    async read(component: string): Promise<readonly CldfRow[]> {
      const table = metadata.tables.find((each) => each.component === component)
      if (table === undefined) return []
      read.add(table)
      return rowsOf(table, await readFile(table.url), readCell)
    },
    /** Rows of all other tables; what is wrong with such a table is a problem of the set. */
    async countUnread(): Promise<{ leftOut: readonly LeftOut[]; problems: readonly ReadPart[] }> {
      const leftOut: LeftOut[] = []
      const problems: ReadPart[] = []
      for (const table of metadata.tables) {
        if (read.has(table)) continue
        try {
          const { length: count } = rowsOf(table, await readFile(table.url), readCell)
          if (count > 0) leftOut.push({ kind: 'rows', of: table.url, count })
        } catch (error) {
          if (!(error instanceof FormatError)) throw error
          const { line, message, reason, file } = error
          // Nothing of a table is left out if the set comes without it.
          if (reason === 'missing-file' || reason === 'empty') continue
          const where = { line, ...(file !== undefined && { file }) }
          const what = { message, ...(reason !== undefined && { reason }) }
          problems.push({ part: 'problem', problem: { ...where, ...what } })
        }
      }
      return { leftOut, problems }
    },
    async readBibliography(): Promise<string | undefined> {
      if (metadata.bibliography === undefined) return undefined
      const chunks = await files.open(metadata.bibliography)
      if (chunks === undefined) return undefined
      return readAllText(chunks, mostBibliographyCharacters).catch(() => undefined)
    },
  }
}

const termOf = ({ name, term }: Pick<CldfColumn, 'name'> & Partial<CldfColumn>): string =>
  term ?? name

function rowsOf(table: CldfTable, text: string, readCell: (cell: string) => string): CldfRow[] {
  const file = table.url
  const [head, ...rows] = parseTable(text)
  if (head === undefined) throw new FormatError('the table is empty', 1, 'empty', file)
  const columns = head.cells.map((cell) => {
    const name = cell.trim()
    return (
      table.columns.find((each) => each.name === name || each.titles.includes(name)) ?? { name }
    )
  })
  return rows.map(({ line, cells: written, flaw }) => {
    if (flaw !== undefined) {
      throw new FormatError('a quotation mark (") in the wrong place', line, flaw, file)
    }
    if (written.slice(columns.length).some((cell) => cell.trim() !== '')) {
      const message = `${written.length} cells under ${columns.length} columns`
      throw new FormatError(message, line, 'too-many-cells', file)
    }
    const cells = written.map(readCell)
    const at = (term: string) => columns.findIndex((each) => termOf(each) === term)
    const cell = (term: string) => cells[at(term)]?.trim() ?? ''
    return {
      file,
      line,
      cell,
      langOf(term) {
        const column = columns[at(term)]
        return column && 'lang' in column ? column.lang : undefined
      },
      has: (term) => at(term) !== -1,
      list(term) {
        const column = columns[at(term)]
        const separator = column && 'separator' in column ? column.separator : undefined
        const parts = separator === undefined ? [cell(term)] : cell(term).split(separator)
        return parts.map((each) => each.trim()).filter((each) => each !== '')
      },
      others: (terms) =>
        columns.flatMap((column, index): CldfCell[] => {
          const term = termOf(column)
          const value = cells[index]?.trim() ?? ''
          // A second column of the same term is read by no other way.
          if ((terms.includes(term) && at(term) === index) || value === '') return []
          const { name } = column
          const said = 'lang' in column ? column : { lang: undefined, term: undefined }
          return [{ name, term: said.term, lang: said.lang, text: value }]
        }),
    }
  })
}
