import { DatabaseSync } from 'node:sqlite'
import { FormatError } from '../model.ts'

export interface NoteType {
  readonly id: string
  readonly name: string
  readonly fields: readonly string[]
}

export interface Note {
  readonly guid: string
  readonly type: string
  readonly tags: string
  /** Undefined where it is longer than any note. */
  readonly fields: readonly string[] | undefined
}

/** A collection of Anki that somebody else made. */
export interface Collection {
  readonly types: readonly NoteType[]
  notes(): Iterable<Note>
  close(): void
}

/** More than any deck holds; a damaged or a wicked table has no end. */
const mostNotes = 200_000
const mostTypes = 1_000
const longestNote = 50_000
const separator = '\u001F'

/**
 * Opens the database of a collection, in memory and without trust in anything it declares: only
 * tables are read, and of these the columns that are ours. A file that is made to keep SQLite busy
 * is for whoever reads it in a process that can be killed.
 * Source: rslib/src/storage/schema11.sql and upgrades of Anki; schema 11 keeps note types as JSON,
 * later ones in tables.
 * @throws FormatError
 */
export function openCollection(bytes: Uint8Array): Collection {
  const file = new DatabaseSync(':memory:', { limits: { length: longestRow, attach: 0 } })
  try {
    file.deserialize(withoutJournal(bytes))
    renameCollation(file)
    const tables = tablesOf(file)
    if (!tables.has('notes') || !tables.has('col')) refuse('it has no notes')
    const types = tables.has('notetypes') ? typesOfTables(file) : typesOfJson(file)
    return { types, notes: () => notesOf(file), close: () => file.close() }
  } catch (error) {
    file.close()
    throw plainError(error)
  }
}

/** A table of note types is one row of a large collection. */
const longestRow = 50_000_000

/** Bytes 18 and 19 say that changes lie in a second file, which no package has. */
function withoutJournal(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 100) refuse('it is no database')
  const [write, read] = [18, 19]
  if (bytes[write] !== 2 && bytes[read] !== 2) return bytes
  const copy = Uint8Array.from(bytes)
  copy[write] = copy[read] = 1
  return copy
}

/** Anki's own order of letters, without which SQLite reads none of the tables that name it. */
function renameCollation(file: DatabaseSync): void {
  const isNamed = file
    .prepare("SELECT 1 FROM sqlite_schema WHERE sql LIKE '%unicase%' LIMIT 1")
    .get()
  if (isNamed === undefined) return
  file.enableDefensive(false)
  file.exec('PRAGMA writable_schema = ON')
  file.exec("UPDATE sqlite_schema SET sql = replace(sql, 'unicase', 'nocase')")
  file.exec('PRAGMA writable_schema = RESET')
  file.enableDefensive(true)
}

/** What is a view, or comes from a module, could be a program of its own. */
function tablesOf(file: DatabaseSync): ReadonlySet<string> {
  const rows = file
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' LIMIT 1000")
    .all()
  return new Set(
    rows.flatMap(({ name, sql }) =>
      typeof name === 'string' && typeof sql === 'string' && isPlainTable(sql) ? [name] : [],
    ),
  )
}

const isPlainTable = (sql: string): boolean =>
  /^CREATE TABLE\b/i.test(sql) && !/\bGENERATED\b|\bAS\s*\(/i.test(sql)

function typesOfTables(file: DatabaseSync): NoteType[] {
  const fields = file
    .prepare(`SELECT CAST(ntid AS TEXT) AS type, ord, name FROM fields LIMIT ${mostTypes * 10}`)
    .all()
  const ofTypes = Map.groupBy(fields, ({ type }) => String(type))
  const rows = file
    .prepare(`SELECT CAST(id AS TEXT) AS id, name FROM notetypes LIMIT ${mostTypes}`)
    .all()
  return rows.map(({ id, name }) => ({
    id: String(id),
    name: String(name),
    fields: (ofTypes.get(String(id)) ?? [])
      .toSorted((one, other) => Number(one['ord']) - Number(other['ord']))
      .map((field) => String(field['name'])),
  }))
}

function typesOfJson(file: DatabaseSync): NoteType[] {
  const { models } = file.prepare('SELECT models FROM col LIMIT 1').get() ?? {}
  let found: unknown
  try {
    found = JSON.parse(typeof models === 'string' ? models : '')
  } catch {
    refuse('its note types cannot be read')
  }
  return Object.entries(found ?? {})
    .slice(0, mostTypes)
    .map(([id, type]) => ({ id, ...namedOf(type), fields: fieldNamesOf(type) }))
}

const namedOf = (value: unknown): { name: string } => ({
  name:
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      ? value.name
      : '',
})

function fieldNamesOf(type: unknown): string[] {
  const fields: unknown =
    typeof type === 'object' && type !== null && 'flds' in type ? type.flds : undefined
  return Array.isArray(fields) ? fields.map((field) => namedOf(field).name) : []
}

function* notesOf(file: DatabaseSync): Generator<Note, void> {
  try {
    const rows = file
      .prepare(
        `SELECT CAST(guid AS TEXT) AS guid, CAST(mid AS TEXT) AS type, CAST(tags AS TEXT) AS tags,
          CASE WHEN length(flds) <= ${longestNote} THEN CAST(flds AS TEXT) END AS fields
        FROM notes LIMIT ${mostNotes + 1}`,
      )
      .iterate()
    let count = 0
    for (const { guid, type, tags, fields } of rows) {
      if (++count > mostNotes) refuse(`it has more than ${mostNotes.toLocaleString('en')} notes`)
      yield {
        guid: typeof guid === 'string' ? guid : '',
        type: String(type),
        tags: typeof tags === 'string' ? tags.trim() : '',
        fields: typeof fields === 'string' ? fields.split(separator) : undefined,
      }
    }
  } catch (error) {
    throw plainError(error)
  }
}

function refuse(message: string): never {
  throw new FormatError(`the collection in this package cannot be read: ${message}`, 1, 'damaged')
}

const notADatabase = 26

/** What SQLite says names pages and structures. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') {
    return error
  }
  const isOther = 'errcode' in error && error.errcode === notADatabase
  const message = isOther ? 'it is no database' : 'its database is damaged'
  return new FormatError(`the collection in this package cannot be read: ${message}`, 1, 'damaged')
}
