import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { jsonArrayFrom as arrayInPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayInSqlite } from 'kysely/helpers/sqlite'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A question whose rows another statement brings along, as the value of one of its columns. */
export type RowsAsked = SelectQueryBuilder<Tables, never, object>

/** The rows of a question as a value; what comes of it, `readRows` reads. */
export function rowsAsValue(engine: Database['engine'], asked: RowsAsked): RawBuilder<unknown> {
  return engine === 'postgres' ? arrayInPostgres(asked) : arrayInSqlite(asked)
}

/** PostgreSQL's are parsed and named as ours already; SQLite's are text, with the names of columns. */
export function readRows(value: unknown): readonly object[] {
  if (typeof value !== 'string') return value as object[]
  return JSON.parse(value, (_key, each: unknown): unknown =>
    isRow(each) ? Object.fromEntries(Object.entries(each).map(nameAsOurs)) : each,
  ) as object[]
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameAsOurs = ([column, value]: [string, unknown]) => [
  column.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
  value,
]
