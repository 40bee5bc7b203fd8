import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client, Pool } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openSqlite } from '../platform/database/sqlite.ts'
import { silentLog } from '../platform/log.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Engine = Database['engine']

export const testPoolSize = 5

/** SQLite, and PostgreSQL where the run has one. */
const engines: readonly Engine[] =
  inject('postgresUrl') === undefined ? ['sqlite'] : ['postgres', 'sqlite']

/** `npm test` sets `sqlite`, so that it ends in time; `npm run test:long` and a run of a file set nothing. */
const isSqliteOnly = process.env['TEST_ENGINES'] === 'sqlite'

/** Runs the tests on both databases, in `npm test` on SQLite. */
export function describeEngines(title: string, tests: (engine: Engine) => void): void {
  describeEach(isSqliteOnly ? ['sqlite'] : engines, title, tests)
}

/** Runs the tests on both databases in every run: for SQL and locks that differ between the two. */
export function describeBothEngines(title: string, tests: (engine: Engine) => void): void {
  describeEach(engines, title, tests)
}

function describeEach(
  chosen: readonly Engine[],
  title: string,
  tests: (engine: Engine) => void,
): void {
  for (const engine of chosen) describe(`${title} (${engine})`, () => tests(engine))
}

/** An empty database of its own for the running test, gone when it ends. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  const database =
    engine === 'sqlite'
      ? await openTestSqlite(join(await temporaryFolder(), 'test.sqlite'))
      : openPostgres(await createSchema(), silentLog, { poolSize: testPoolSize })
  onTestFinished(() => database.close())
  return database
}

/** Does not wait for the disk: that commits are durable is tested where processes are killed. */
export async function openTestSqlite(path: string): Promise<Database> {
  const database = openSqlite(path)
  await sql`pragma synchronous = off`.execute(database.queries)
  return database
}

let administration: Pool | undefined

/**
 * The address of a new schema, a hundred times quicker to make than a database, gone when the
 * running test ends: a migration looks at the tables of all schemas, and the more there are the
 * longer it takes.
 */
export async function createSchema(): Promise<string> {
  const { address, name } = await createLastingSchema()
  onTestFinished(async () => {
    await administer().pool.query(`drop schema ${name} cascade`)
  })
  return address
}

/** A new schema that is there until the run ends. */
export async function createLastingSchema(): Promise<{ address: string; name: string }> {
  const { url, pool } = administer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await pool.query(`create schema ${name}`)
  const schemaUrl = new URL(url)
  schemaUrl.searchParams.set('options', `-c search_path=${name}`)
  return { address: schemaUrl.href, name }
}

/** The address of a database of its own, made by this SQL; gone when the running test ends. */
export async function createDatabase(sql: string): Promise<string> {
  const { url, pool } = administer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await pool.query(`create database ${name}`)
  onTestFinished(async () => {
    await pool.query(`drop database ${name} with (force)`)
  })
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${name}`
  const client = new Client({ connectionString: databaseUrl.href })
  await client.connect()
  await client.query(sql)
  await client.end()
  return databaseUrl.href
}

function administer(): { url: string; pool: Pool } {
  const url = inject('postgresUrl')
  if (url === undefined) throw new Error('This run has no PostgreSQL.')
  administration ??= new Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  return { url, pool: administration }
}
