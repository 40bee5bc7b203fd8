import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Database } from './database.ts'
import { createKyselyDatabase } from './kysely-database.ts'

/** How long to wait for the command line's transaction beside a running server. */
const busyTimeoutMs = 5_000

/**
 * The embedded engine: one file. WAL with `synchronous=FULL`, so that what is answered survives
 * a power cut.
 */
export function openSqlite(path: string): Database {
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  file.exec('PRAGMA journal_mode = WAL')
  file.exec('PRAGMA synchronous = FULL')
  return createKyselyDatabase('sqlite', new SqliteDialect({ database: adapt(file) }))
}

/** Kysely expects better-sqlite3; `node:sqlite` differs only in how parameters are passed. */
function adapt(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      // A transaction that reads first and writes later fails at once when another process has
      // written in between, whatever the timeout; taking the write lock first waits instead.
      const statement = file.prepare(text === 'begin' ? 'begin immediate' : text)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
