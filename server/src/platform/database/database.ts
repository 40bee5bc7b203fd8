import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Builds and runs queries, inside or outside a transaction. */
export type Queries = Kysely<Tables>

/** The one database of the server. Both engines behave alike behind it. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Each query for itself. Never use it inside `transaction`: SQLite has one connection. */
  readonly queries: Queries
  /**
   * All of `work` or nothing of it; durable when the promise resolves. Keep `work` short and
   * free of anything but queries: on SQLite it holds the only connection.
   */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>
  /**
   * Like `transaction`, without the limits of time that requests have: for steps of the schema,
   * before anything is served.
   */
  unhurriedTransaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>
  /** One statement without those limits, outside of any transaction. */
  unhurriedStatement(statement: string): Promise<void>
  /**
   * All that `work` reads is as it was at one moment, while others go on reading and writing; however
   * long it takes. It changes nothing.
   */
  snapshot<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** SQLSTATE 23505; SQLITE_CONSTRAINT_UNIQUE and …_PRIMARYKEY. */
const uniqueCodes: ReadonlySet<unknown> = new Set(['23505', 2067, 1555])
/** SQLSTATE 23503; SQLITE_CONSTRAINT_FOREIGNKEY. */
const foreignKeyCodes: ReadonlySet<unknown> = new Set(['23503', 787])

/** True when a row with the same unique value came first, at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueCodes)
}

/** True if a row refers to a missing row, which may have been deleted meanwhile. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, foreignKeyCodes)
}

function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && codes.has(error.code)) || ('errcode' in error && codes.has(error.errcode))
  )
}
