import type { Path } from '../yaml-file.ts'

/**
 * Columns of a table of words and sentences. A cell of several meanings, spellings or tokens
 * separates them by `|`.
 */
export const columns = [
  'text',
  'english',
  'french',
  'category',
  'source',
  'source_licence',
  'licence',
  'id',
  'accepted',
  'note_english',
  'note_french',
  'dialect',
  'picture',
  'source_use',
  'kind',
  'literally_english',
  'literally_french',
  'tokens',
  'spellings',
  'source_note_english',
  'source_note_french',
] as const
export type Column = (typeof columns)[number]

/** Without these a table says too little; the others may be left out. */
export const neededColumns: readonly Column[] = columns.slice(0, 7)

/** A line of the table, by its columns; cells that are not there are empty. */
export type Row = { line: number; cells: Readonly<Record<Column, string>> }

/** What is wrong with a table, and where. */
export type TableProblem = {
  /** Line in the file, from 1. */
  line: number
  column?: string
  /** An English sentence without a full stop. */
  message: string
}

/** The column that a place in a word or a sentence was filled from. */
export function columnOf(path: Path): Column | undefined {
  const [key, ...rest] = path
  if (key === 'gloss') return rest[0] === 'fr' ? 'french' : 'english'
  if (key === 'note') return rest[0] === 'fr' ? 'note_french' : 'note_english'
  if (key === 'literally') return rest[0] === 'fr' ? 'literally_french' : 'literally_english'
  if (key === 'sources') {
    if (rest.includes('note'))
      return rest.includes('fr') ? 'source_note_french' : 'source_note_english'
    return rest.includes('licence') ? 'source_licence' : 'source'
  }
  return columns.find((column) => column === key)
}

/** The problem on one line: `animals.csv:3, column "english": "en" is empty`. */
export function describeTableProblem(
  file: string,
  { line, column, message }: TableProblem,
): string {
  const where = column === undefined ? `${file}:${line}` : `${file}:${line}, column "${column}"`
  return `${where}: ${message}`
}
