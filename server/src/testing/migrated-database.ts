import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { migrations } from '../migrations/index.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { silentLog } from '../platform/log.ts'
import {
  createLastingSchema,
  createSchema,
  openTestSqlite,
  testPoolSize,
  type Engine,
} from './engines.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * A database with every migration and nothing else, for the running test alone. Migrations take
 * longer than most tests: SQLite's file is copied, and a schema of PostgreSQL is emptied and lent
 * again.
 */
export function openMigratedDatabase(engine: Engine): Promise<Database> {
  return engine === 'sqlite' ? openCopy() : openLentSchema()
}

/**
 * A PostgreSQL database with every migration and no statistics until the test gathers them: a
 * schema that was lent before has the statistics of other rows, and the planner goes by them.
 */
export async function openWithoutStatistics(): Promise<Database> {
  const url = await createSchema()
  const database = openPostgres(url, silentLog, { poolSize: testPoolSize })
  onTestFinished(() => database.close())
  await migrate(database, migrations, 0)
  await withClient(url, async (client) => {
    for (const name of await listTables(client)) {
      await client.query(`alter table ${name} set (autovacuum_enabled = false)`)
    }
  })
  return database
}

let migratedFile: Buffer | undefined

async function openCopy(): Promise<Database> {
  const path = join(await temporaryFolder(), 'test.sqlite')
  if (migratedFile === undefined) {
    const database = await openTestSqlite(path)
    await migrate(database, migrations, 0)
    await database.close()
    migratedFile = await readFile(path)
  } else await writeFile(path, migratedFile)
  const database = await openTestSqlite(path)
  onTestFinished(() => database.close())
  return database
}

interface MigratedSchema {
  readonly url: string
  /** Its tables, with the rows that migrations put there. */
  readonly tables: readonly { readonly name: string; readonly rows: string }[]
}

/** Those that no test has just now. */
const freeSchemas: MigratedSchema[] = []

async function openLentSchema(): Promise<Database> {
  const schema = freeSchemas.pop() ?? (await createMigratedSchema())
  // Called in the reverse order: first the database is closed.
  onTestFinished(async () => {
    if (await empty(schema)) freeSchemas.push(schema)
  })
  const database = openPostgres(schema.url, silentLog, { poolSize: testPoolSize })
  onTestFinished(() => database.close())
  return database
}

async function createMigratedSchema(): Promise<MigratedSchema> {
  const { address: url } = await createLastingSchema()
  const database = openPostgres(url, silentLog, { poolSize: testPoolSize })
  await migrate(database, migrations, 0)
  await database.close()
  return withClient(url, async (client) => {
    const names = await listTables(client)
    const tables = []
    for (const name of names) {
      const { rows } = await client.query(`select * from ${name}`)
      tables.push({ name, rows: JSON.stringify(rows) })
    }
    return { url, tables }
  })
}

/** False where a test has changed the schema itself: no other may have it then. */
function empty({ url, tables }: MigratedSchema): Promise<boolean> {
  return withClient(url, async (client) => {
    const names = tables.map(({ name }) => name)
    if ((await listTables(client)).join() !== names.join()) return false
    // Deleting row by row is much faster than `truncate`; foreign keys would ask for an order.
    const deletions = names.map((name) => `delete from ${name};`).join('')
    await client.query(`begin; set local session_replication_role = replica; ${deletions} commit`)
    for (const { name, rows } of tables) {
      if (rows === '[]') continue
      const insertion = `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`
      await client.query(insertion, [rows])
    }
    return true
  })
}

async function listTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  )
  return rows.map(({ name }) => name)
}

async function withClient<Value>(
  connectionString: string,
  use: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
