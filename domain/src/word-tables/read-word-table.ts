import { hasLostLetters, isFormulaError } from './lost-text.ts'

/** One row of a table, with the line of the file that it begins on, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Flaw in the row's quotes: one is never closed, or opens within a cell's text. */
  readonly flaw?: 'open-quote' | 'stray-quote'
}

/** The columns of a table of words, in the order of the template. */
export const wordTableColumns = [
  'text',
  'english',
  'french',
  'kind',
  'theme',
  'dialect',
  'example',
  'note',
] as const
export type WordTableColumn = (typeof wordTableColumns)[number]

/** A meaning in one of them is enough. */
const meaningColumns = ['english', 'french'] as const

/** What columns may be called, folded to small letters without marks. */
const columnNames: Readonly<Record<WordTableColumn, readonly string[]>> = {
  text: ['text', 'texte', 'word', 'mot'],
  english: ['english', 'anglais', 'en'],
  french: ['french', 'francais', 'fr'],
  kind: ['kind', 'type', 'genre'],
  theme: ['theme'],
  dialect: ['dialect', 'dialecte', 'parler'],
  example: ['example', 'exemple'],
  note: ['note', 'remarque'],
}
const kinds: ReadonlyMap<string, 'word' | 'sentence'> = new Map([
  ['', 'word'],
  ['word', 'word'],
  ['mot', 'word'],
  ['sentence', 'sentence'],
  ['phrase', 'sentence'],
])

/** What is wrong with a table or one of its lines. */
export const wordTableProblems = [
  /** Nothing but a head, or nothing at all. */
  'empty',
  /** The first line does not name this column. */
  'column-missing',
  'required',
  /** No meaning in either language, or in the first line no column for one. */
  'no-meaning',
  'too-long',
  'invalid-sign',
  /** Error of a formula, such as `#NOM?`. */
  'cell-error',
  /** Question marks in place of letters. */
  'lost-letters',
  /** A quote in the wrong place, so that a cell has the next lines in it. */
  'open-quote',
  'unknown-kind',
  'unknown-theme',
  /** The same text and meaning as in an earlier line. */
  'twice',
] as const

export interface WordTableMessage {
  readonly line: number
  readonly column: WordTableColumn | null
  readonly problem: (typeof wordTableProblems)[number]
  /** What stands there, or the earlier line. */
  readonly found: string
}

/** A good line. Texts are NFC without outer blanks; what was left empty is null or ''. */
export interface WordTableEntry {
  readonly line: number
  readonly kind: 'word' | 'sentence'
  readonly text: string
  /** In one language at least; '' where it is not told. */
  readonly gloss: { readonly en: string; readonly fr: string }
  readonly theme: string | null
  readonly dialect: string | null
  readonly example: string | null
  readonly note: string
}

export interface WordTable {
  readonly entries: readonly WordTableEntry[]
  /** In the order of the lines; no entry stands for a line with a message. */
  readonly messages: readonly WordTableMessage[]
}

const longest: Readonly<Partial<Record<WordTableColumn, number>>> = { dialect: 200, note: 1000 }
const longestLine = 500
/** Control signs, halves of signs, breaks of lines and paragraphs. */
const invalid = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/**
 * Reads a table of words and sentences, line by line: a line with a mistake spoils no other.
 *
 * @param rows the first of which names the columns
 * @param themes that lines may name, by key or title; anything is taken where none are known
 * @param meaning `optional` for a table of words that may be known already
 */
export function readWordTable(
  rows: readonly TableRow[],
  themes: readonly { readonly theme: string; readonly titles: readonly string[] }[],
  meaning: 'required' | 'optional' = 'required',
): WordTable {
  const [head, ...body] = rows
  if (head === undefined) return { entries: [], messages: [problemAt(1, null, 'empty')] }
  const places = placesOf(head)
  const missing = [
    ...(places.has('text') ? [] : [problemAt(head.line, 'text', 'column-missing')]),
    ...(meaning === 'optional' || meaningColumns.some((column) => places.has(column))
      ? []
      : [problemAt(head.line, null, 'no-meaning')]),
  ]
  if (missing.length > 0) return { entries: [], messages: missing }
  if (body.length === 0) return { entries: [], messages: [problemAt(head.line, null, 'empty')] }
  const known = new Map(
    themes.flatMap(({ theme, titles }) => [theme, ...titles].map((name) => [plain(name), theme])),
  )
  const entries: WordTableEntry[] = []
  const messages: WordTableMessage[] = []
  const seen = new Map<string, number>()
  for (const row of body) {
    const { entry, found: all } = readRow(row, places, known)
    const found = meaning === 'optional' ? all.filter(isNotOfMeaning) : all
    const earlier = seen.get(JSON.stringify([entry.text, entry.gloss]))
    seen.set(JSON.stringify([entry.text, entry.gloss]), earlier ?? row.line)
    if (found.length > 0) messages.push(...found)
    else if (earlier === undefined) entries.push(entry)
    else messages.push(problemAt(row.line, 'text', 'twice', String(earlier)))
  }
  return { entries, messages }
}

const isNotOfMeaning = ({ problem }: WordTableMessage) => problem !== 'no-meaning'

/** Whether a table says in its first line what its columns are. */
export function hasHead([head]: readonly TableRow[]): boolean {
  return head !== undefined && placesOf(head).has('text')
}

function problemAt(
  line: number,
  column: WordTableColumn | null,
  problem: WordTableMessage['problem'],
  found = '',
): WordTableMessage {
  return { line, column, problem, found }
}

const plain = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

function placesOf({ cells }: TableRow): ReadonlyMap<WordTableColumn, number> {
  return new Map(
    wordTableColumns.flatMap((column): [WordTableColumn, number][] => {
      const at = cells.findIndex((cell) => columnNames[column].includes(plain(cell)))
      return at < 0 ? [] : [[column, at]]
    }),
  )
}

function readRow(
  { line, cells, flaw }: TableRow,
  places: ReadonlyMap<WordTableColumn, number>,
  themes: ReadonlyMap<string, string>,
): { entry: WordTableEntry; found: readonly WordTableMessage[] } {
  const read = (column: WordTableColumn) =>
    (cells[places.get(column) ?? -1] ?? '').normalize('NFC').trim()
  const orNull = (column: WordTableColumn) => (read(column) === '' ? null : read(column))
  const kind = kinds.get(plain(read('kind')))
  const theme = themes.size === 0 ? orNull('theme') : (themes.get(plain(read('theme'))) ?? null)
  const isTold = meaningColumns.some((column) => read(column) !== '')
  const found = wordTableColumns.flatMap((column) => {
    const value = read(column)
    const limit = longest[column] ?? longestLine
    if (value === '') return column === 'text' ? [problemAt(line, column, 'required')] : []
    if (value.length > limit) return [problemAt(line, column, 'too-long', String(limit))]
    if (invalid.test(value)) return [problemAt(line, column, 'invalid-sign')]
    if (isFormulaError(value)) return [problemAt(line, column, 'cell-error', value)]
    if (column === 'text' && hasLostLetters(value)) {
      return [problemAt(line, column, 'lost-letters')]
    }
    if (column === 'kind' && kind === undefined) {
      return [problemAt(line, column, 'unknown-kind', value)]
    }
    if (column === 'theme' && theme === null) {
      return [problemAt(line, column, 'unknown-theme', value)]
    }
    return []
  })
  const entry: WordTableEntry = {
    line,
    kind: kind ?? 'word',
    theme,
    text: read('text'),
    note: read('note'),
    gloss: { en: read('english'), fr: read('french') },
    dialect: orNull('dialect'),
    example: orNull('example'),
  }
  if (flaw !== undefined && cells.some((cell) => cell.includes('\n'))) {
    return { entry, found: [problemAt(line, null, 'open-quote')] }
  }
  return { entry, found: isTold ? found : [...found, problemAt(line, null, 'no-meaning')] }
}
