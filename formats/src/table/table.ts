import { guarded, parseTable, unguarded } from '@mboa/contract/table'
import { isFormulaError } from '@mboa/domain/word-tables/lost-text'
import { proposeColumns } from '@mboa/domain/word-tables/propose-columns'
import type { TableRow } from '@mboa/domain/word-tables/read-word-table'
import type { Mapping } from '../choose-item.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Extra,
  FormatError,
  type FoundColumn,
  type ReadPart,
  type Sense,
  type TableProblem,
  type TaggedText,
} from '../model.ts'
import { readAllText } from '../read-text.ts'

const csv = 'csv'

/** A table that is held whole while it is read. */
export const mostTableCharacters = 20_000_000

/** What columns hold, with the names that people give them, folded to small letters. */
const columnNames = {
  text: ['text', 'texte', 'word', 'mot', 'form', 'headword', 'lexeme'],
  'gloss en': ['english', 'anglais', 'en', 'gloss', 'meaning'],
  'gloss fr': ['french', 'francais', 'fr', 'glose', 'sens'],
  kind: ['kind', 'type', 'genre'],
  dialect: ['dialect', 'dialecte', 'parler'],
  convention: ['orthography', 'orthographe', 'convention'],
  'part-of-speech': ['part of speech', 'pos', 'categorie grammaticale', 'nature'],
  example: ['example', 'exemple'],
  note: ['note', 'remarque'],
  sound: ['sound', 'audio', 'son'],
  source: ['source'],
  licence: ['licence', 'license'],
  key: ['id', 'key', 'guid'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof columnNames
const allColumns = Object.keys(columnNames) as Column[]

/** Meanings in one cell stand beside each other with this between them. */
const separator = '|'

const flaws = {
  'open-quote': 'a quotation mark (") is opened and never closed',
  'stray-quote': 'a quotation mark (") inside a cell: write it twice and the cell in quotes',
} as const

/**
 * Reads a table whose first line names its columns, with commas, semicolons or tabs between.
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readTable(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const text = await readAllText(chunks, mostTableCharacters)
  const lines = parseTable(text, mapping.separator || undefined)
  const broken = lines.find(({ flaw }) => flaw !== undefined)
  if (broken?.flaw !== undefined)
    throw new FormatError(flaws[broken.flaw], broken.line, broken.flaw)
  yield* readRows(lines, mapping, language)
}

/** A row of a sheet; in a broken one a formula has come to nothing. */
export interface SheetRow extends TableRow {
  readonly broken?: string
}

/**
 * Reads the rows of a table, the first of which names the columns.
 * @throws FormatError when there are none, or no column is of words
 */
export function* readRows(
  lines: readonly SheetRow[],
  mapping: Mapping,
  language: string,
): Generator<ReadPart, void> {
  const all = lines.map((row) => ({ ...row, cells: row.cells.map(unguarded) }))
  const proposal = proposeColumns(all, [language])
  const isNamed = proposal.columns.some(({ because }) => because === 'name')
  const titles = isNamed ? proposal.head : 0
  const [head, ...rows] = all.slice(titles)
  if (titles > 0) {
    const of = all[0]?.cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
    yield { part: 'outline', outline: { leftOut: [{ kind: 'titles', of, count: titles }] } }
  }
  if (head === undefined) throw new FormatError('the table is empty', 1, 'empty')
  const columns = head.cells.map((cell) => columnOf(cell, mapping))
  const guesses = titles === proposal.head ? proposal.columns.map(({ holds }) => holds) : []
  yield { part: 'outline', outline: { columns: outlineOf(head.cells, { columns, rows, guesses }) } }
  if (!columns.includes('text')) {
    const message = 'no column is named "text": which one holds the words?'
    throw new FormatError(message, head.line, 'no-text-column')
  }
  const keys = new Set<string>()
  for (const [at, { line, cells, broken }] of rows.entries()) {
    const refuse = (message: string, reason: TableProblem): ReadPart => {
      const entry = cells[columns.indexOf('text')]?.trim()
      return { part: 'problem', problem: { line, ...(entry && { entry }), message, reason } }
    }
    const error = cells.find(isFormulaError)?.trim()
    if (broken !== undefined || error !== undefined) {
      yield refuse(broken ?? `a cell holds the error ${error}`, 'cell-error')
      continue
    }
    if (cells.length > columns.length) {
      yield refuse(`${cells.length} cells under ${columns.length} columns`, 'too-many-cells')
      continue
    }
    const entry = entryOfCells(cells, {
      head: head.cells,
      columns,
      language,
      key: `row-${at + 1}`,
      format: csv,
      separator,
    })
    if (entry.forms.length === 0) yield refuse('its text is empty', 'no-text')
    else if (keys.has(entry.key))
      yield refuse(`the id "${entry.key}" comes a second time`, 'same-id')
    else {
      keys.add(entry.key)
      yield { part: 'entry', entry, line }
    }
  }
}

const mostExamples = 3
const longestExample = 60

function outlineOf(
  head: readonly string[],
  {
    columns,
    rows,
    guesses,
  }: {
    columns: readonly string[]
    rows: readonly SheetRow[]
    guesses: readonly (string | undefined)[]
  },
): FoundColumn[] {
  return head.flatMap((cell, at): FoundColumn[] => {
    const name = cell.trim()
    if (name === '') return []
    const examples = rows.slice(0, mostExamples).flatMap(({ cells }) => {
      const text = (cells[at] ?? '').trim().slice(0, longestExample)
      return text === '' ? [] : [text]
    })
    const [holds = '', guess] = [columns[at], guesses[at]]
    const isOpen = holds === '' && guess !== undefined && !columns.includes(guess)
    return [{ key: name, name, holds, examples, ...(isOpen && { guess }) }]
  })
}

/** Columns that an entry has one of: the text of a second one is carried along under its name. */
const singleColumns: ReadonlySet<string> = new Set([
  'kind',
  'dialect',
  'convention',
  'part-of-speech',
  'source',
  'licence',
  'key',
])

/** By the mapping, by our own names (`gloss id`, `text bas-fonipa`), or by what people call it. */
export function columnOf(head: string, { columns }: Mapping): string {
  const name = head.trim()
  const own = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (own !== undefined) return own
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(/[_-]/g, ' ')
  const named = allColumns.find((column) => columnNames[column].some((each) => each === folded))
  return named ?? (/^(gloss|text) \S+$/.test(name) ? name : '')
}

/** The entry of a row, or of a note. */
export function entryOfCells(
  cells: readonly string[],
  of: {
    /** Names of the columns, and what each holds. */
    readonly head: readonly string[]
    readonly columns: readonly string[]
    readonly language: string
    /** For an entry that says none itself. */
    readonly key: string
    readonly format: string
    /** What stands between meanings in one cell. */
    readonly separator: string
  },
): Entry {
  const fields = cells
    .map((cell, index) => [of.columns[index] ?? '', cell.trim()] as const)
    .filter(([, cell]) => cell !== '')
  const cell = (column: Column) => fields.find(([name]) => name === column)?.[1]
  const [dialect, convention] = [cell('dialect'), cell('convention')]
  const texts = fields.flatMap(([name, text]): TaggedText[] => {
    if (name === 'text') return [compact({ lang: of.language, text, dialect, convention })]
    return name.startsWith('text ') ? [{ lang: name.slice('text '.length), text }] : []
  })
  const glosses = fields.flatMap(([name, text]) => {
    const [, lang] = /^gloss (.+)$/.exec(name) ?? []
    if (lang === undefined) return []
    return text
      .split(of.separator)
      .map((each) => ({ lang, text: each.trim() }))
      .filter((each) => each.text !== '')
  })
  /** Whether a column that an entry has one of says it, and another does not. */
  const isOwn = (index: number) => {
    const column = of.columns[index]
    const first = of.columns.findIndex((each, at) => each === column && isFilled(at))
    return first === index && (column !== 'kind' || isKind(cells[index]?.trim() ?? ''))
  }
  const isFilled = (at: number) => (cells[at] ?? '').trim() !== ''
  const all = (column: Column) => fields.flatMap(([name, text]) => (name === column ? [text] : []))
  const sense = compact<Omit<Sense, 'glosses'>>({
    partOfSpeech: cell('part-of-speech'),
    examples: all('example').map((text) => ({ forms: [{ lang: of.language, text }] })),
  })
  const kind = cell('kind') ?? ''
  const entry = compact<Omit<Entry, 'forms' | 'senses'>>({
    key: cell('key') ?? of.key,
    kind: sentenceKind.test(kind) ? 'sentence' : 'word',
    sounds: all('sound').map((path) => ({ path })),
    notes: all('note').map((text) => ({ texts: [{ lang: '', text }] })),
    source: cell('source'),
    licence: cell('licence'),
    extra: cells.flatMap((value, index): Extra[] => {
      const [name, column = ''] = [of.head[index] ?? '', of.columns[index]]
      const isCarried = column === '' || (singleColumns.has(column) && !isOwn(index))
      return isFilled(index) && isCarried ? [extraOf(name, value.trim(), of.format)] : []
    }),
  })
  return { ...entry, forms: texts, senses: [{ ...sense, glosses }] }
}

const sentenceKind = /^(?:sentence|phrase)$/i
/** A column named `type` or `genre` often holds something else: a gender, a part of speech. */
const isKind = (kind: string) => sentenceKind.test(kind) || /^(?:word|mot)$/i.test(kind)

/** A column that carries what another format said is named after it: `sfm:dt`. */
function extraOf(name: string, value: string, of: string): Extra {
  const [, format, own] = /^(lift|sfm|tmx|cldf|eaf|apkg):(.+)$/.exec(name.trim()) ?? []
  return format && own ? { format, name: own, value } : { format: of, name: name.trim(), value }
}

/** Spreadsheets guess the encoding of a table that does not begin with it. */
const byteOrderMark = '\uFEFF'

/** A table of all entries. */
export async function* writeTable(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  language: string,
  delimiter: ',' | '\t' = ',',
): AsyncGenerator<string, void> {
  yield byteOrderMark
  for await (const cells of rowsOf(entries, language)) {
    yield `${cells.map((each) => quote(each, delimiter)).join(delimiter)}\r\n`
  }
}

/**
 * The head and the rows of a table of all entries. Which columns it has follows from the entries, so
 * that they are held meanwhile.
 */
export async function* rowsOf(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  language: string,
): AsyncGenerator<readonly string[], void> {
  const rows: ReadonlyMap<string, string>[] = []
  const columns = new Set<string>(['id', 'text', 'english', 'french'])
  for await (const entry of entries) {
    const row = rowOf(entry, language)
    for (const column of row.keys()) columns.add(column)
    rows.push(row)
  }
  yield [...columns]
  for (const row of rows) yield [...columns].map((column) => row.get(column) ?? '')
}

const glossColumns: ReadonlyMap<string, string> = new Map([
  ['en', 'english'],
  ['fr', 'french'],
])

function rowOf(entry: Entry, language: string): ReadonlyMap<string, string> {
  const row = new Map<string, string>()
  const add = (column: string, text: string | undefined) => {
    if (text === undefined || text === '') return
    const before = row.get(column)
    row.set(column, before === undefined ? text : `${before} ${separator} ${text}`)
  }
  add('id', entry.key)
  const own = entry.forms.find(({ lang }) => lang === language) ?? entry.forms[0]
  for (const form of entry.forms) add(form === own ? 'text' : `text ${form.lang}`, form.text)
  add('dialect', own?.dialect)
  add('orthography', own?.convention)
  if (entry.kind === 'sentence') add('kind', 'sentence')
  for (const sense of entry.senses) {
    for (const { lang, text } of sense.glosses) add(glossColumns.get(lang) ?? `gloss ${lang}`, text)
    add('part of speech', sense.partOfSpeech)
    for (const { forms = [] } of sense.examples ?? []) add('example', forms[0]?.text)
  }
  for (const { path } of entry.sounds ?? []) add('sound', path)
  for (const { texts } of entry.notes ?? []) for (const { text } of texts) add('note', text)
  add('source', entry.source)
  add('licence', entry.licence)
  for (const { format, name, value } of entry.extra ?? []) {
    add(format === csv ? name : `${format}:${name}`, value)
  }
  return row
}

/** What would be read without its own apostrophe gets a second one, where none else is needed. */
export const guardApostrophe = (cell: string): string =>
  unguarded(cell) === cell ? cell : `'${cell}`

/** A cell as a table of text holds it: no formula, and in quotation marks where it needs some. */
export function quote(cell: string, delimiter: string): string {
  const safe = guarded(cell)
  const needsQuotes = safe.includes(delimiter) || /["\r\n]/.test(safe)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}
