import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { countIn } from '../count-in.ts'
import { startFindingFields } from '../found-fields.ts'
import type { Extra, FormatProblem, FoundColumn, LeftOut, ReadPart, TaggedText } from '../model.ts'
import { columnOf } from '../table/table.ts'
import type { CldfCell, CldfRow } from './cldf-files.ts'

export const cldf = 'cldf'

/** Names of the extras of a header. */
export const titleProperty = 'dc:title'
export const bibliographyFile = 'sources.bib'

/** Cells in columns of a language: by the metadata, or by the mapping. */
export const textsIn = (cells: readonly CldfCell[], mapping: Mapping): TaggedText[] =>
  cells.flatMap((cell) => {
    const lang = languageOf(cell, mapping)
    return lang === undefined ? [] : [{ lang, text: cell.text }]
  })

/** All other cells, under the names of their columns. */
export const extraOf = (cells: readonly CldfCell[], mapping: Mapping): Extra[] =>
  cells.flatMap((cell) => {
    const { name, text: value } = cell
    return languageOf(cell, mapping) === undefined ? [{ format: cldf, name, value }] : []
  })

function languageOf({ name, term, lang }: CldfCell, mapping: Mapping): string | undefined {
  if (lang !== undefined) return lang
  // The term says what the column holds: CLDF's "Gloss" has the parts of a sentence, no meaning.
  if (term !== undefined && !Object.hasOwn(mapping.columns, name)) return undefined
  const column = columnOf(name, mapping)
  return column.startsWith('gloss ') ? column.slice('gloss '.length) : undefined
}

/** The id of a row, for parts that have no key. */
export const idOf = (row: CldfRow): Extra[] => extraNamed(idColumn, row.cell('id'))

export const idColumn = 'ID'

export const extraNamed = (name: string, value: string): Extra[] =>
  value === '' ? [] : [{ format: cldf, name, value }]

/** Columns with a few examples of what they say, for whoever says what they hold. */
export function findColumns(
  rows: readonly (readonly CldfCell[])[],
  mapping: Mapping,
): readonly FoundColumn[] {
  const langs = new Map<string, string>()
  const found = startFindingFields((name) => {
    const lang = langs.get(name)
    return lang === undefined ? '' : `gloss ${lang}`
  })
  for (const cell of rows.flat()) {
    found.add(cell.name, cell.text)
    const lang = languageOf(cell, mapping)
    if (lang !== undefined) langs.set(cell.name, lang)
  }
  return found.list((name) => name)
}

/** Rows that are not read, by their table. */
export function countRows(rows: readonly CldfRow[]): LeftOut[] {
  const byFile = Map.groupBy(rows, ({ file }) => file)
  return [...byFile].map(([of, { length: count }]) => ({ kind: 'rows', of, count }))
}

/** Cells of rows that are not read, by their table and column. */
export function countCells(
  rows: readonly CldfRow[],
  unreadOf: (row: CldfRow) => readonly CldfCell[],
): LeftOut[] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    for (const { name } of unreadOf(row)) countIn(counts, `${row.file}: ${name}`)
  }
  return [...counts].map(([of, count]) => ({ kind: 'cells', of, count }))
}

export type Flaw = Pick<FormatProblem, 'message' | 'reason'>

export const notInSet = (what: string, id: string): Flaw => {
  return { message: `its ${what} ${quoted(id)} is not in the set`, reason: 'not-in-set' }
}

export function refuse({ file, line }: CldfRow, flaw: Flaw, entry: string): ReadPart {
  return { part: 'problem', problem: { file, line, ...(entry !== '' && { entry }), ...flaw } }
}
