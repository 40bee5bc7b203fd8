import { DatabaseSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Kysely,
} from 'kysely'
import type { Database, Queries } from './database.ts'
import { createKyselyDatabase } from './kysely-database.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/** Opening waits for another process that is just setting the file up. */
const openTimeoutMs = 5_000

/**
 * The embedded engine: one file. WAL with `synchronous=FULL`, so that what is answered survives
 * a power cut.
 */
export function openSqlite(path: string): Database {
  const file = new DatabaseSync(path, { timeout: openTimeoutMs, enableForeignKeyConstraints: true })
  file.exec('PRAGMA journal_mode = WAL')
  file.exec('PRAGMA synchronous = FULL')
  // SQLite waits by stopping the whole process; the driver waits better.
  file.exec('PRAGMA busy_timeout = 0')
  return {
    ...createKyselyDatabase('sqlite', createDialect(file)),
    snapshot: (work) => readSnapshot(path, work),
  }
}

/** In WAL a connection that reads sees one moment of the file, and holds up nobody who writes. */
async function readSnapshot<Value>(
  path: string,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  const file = new DatabaseSync(path, { timeout: openTimeoutMs, readOnly: true })
  const database = createKyselyDatabase('sqlite', createDialect(file))
  try {
    file.exec('BEGIN')
    return await database.queries.connection().execute(work)
  } finally {
    await database.close()
  }
}

function createDialect(file: DatabaseSync): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => createSqliteDriver(file),
    createIntrospector: (queries: Kysely<never>) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The driver itself lets many use the one connection. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
