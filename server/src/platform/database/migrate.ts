import { sql, type Kysely } from 'kysely'
import type { Database, Queries } from './database.ts'

/** One step of the schema, forward only; runs on both engines. */
export interface Migration {
  /** `0001-name`: numbers without gaps, never changed once released. */
  readonly name: string
  up(schema: Kysely<unknown>): Promise<void>
}

/** The database was brought up to date by a version that this one does not know. */
export class UnknownSchemaError extends Error {}

interface MigrationTables {
  migrations: { name: string; appliedAt: number }
}

/** Any number, the same for all servers of one database. */
const advisoryLock = 7_062_001

/**
 * Brings the schema to the newest step, all or nothing, also when several servers start at once
 * or one is killed in the middle. Answers the names of the steps it took.
 * @throws UnknownSchemaError when the database was made by a newer version.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  // A step may take long, and so may the server that takes it before this one.
  return database.unhurriedTransaction(async (queries) => {
    if (database.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(queries)
    }
    return takeSteps(queries, migrations, now)
  })
}

/** The same within a transaction in which nobody else changes the schema. */
export async function takeSteps(
  queries: Queries,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  const schema = queries as unknown as Kysely<MigrationTables>
  await schema.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await schema.selectFrom('migrations').select('name').orderBy('name').execute()
  const applied = rows.map((row) => row.name)
  refuseUnknown(applied, migrations)
  const pending = migrations.slice(applied.length)
  for (const migration of pending) {
    await migration.up(schema as unknown as Kysely<unknown>)
    await schema.insertInto('migrations').values({ name: migration.name, appliedAt: now }).execute()
  }
  return pending.map((migration) => migration.name)
}

/** The steps the database has taken, in order; none when it is new. Changes nothing. */
export async function listAppliedMigrations(
  database: Pick<Database, 'engine' | 'queries'>,
): Promise<readonly string[]> {
  const { engine, queries } = database
  const table =
    engine === 'postgres'
      ? sql`select 1 where to_regclass('migrations') is not null`
      : sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`
  if ((await table.execute(queries)).rows.length === 0) return []
  const schema = queries as unknown as Kysely<MigrationTables>
  const rows = await schema.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** @throws UnknownSchemaError where these are not the first of those */
export function refuseUnknown(applied: readonly string[], migrations: readonly Migration[]): void {
  const unknown = applied.find((name, index) => migrations[index]?.name !== name)
  if (unknown === undefined) return
  throw new UnknownSchemaError(
    `The database was created by another version of Mboa: it has the migration "${unknown}", which this ` +
      'one does not know. Start the newer version, or restore a backup from before it.',
  )
}
