import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database, Queries } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/**
 * One step of the schema, forward only; runs on both engines. On PostgreSQL servers of the version
 * before serve people meanwhile, so a step adds and never takes away: what it replaces goes with a
 * later version, once no server of the earlier one is left.
 */
export interface Migration {
  /** `0001-name`: numbers without gaps, never changed once released. */
  readonly name: string
  /** Takes as long with a million rows as with none: what does not has its place below. */
  up(schema: Kysely<unknown>): Promise<void>
  /** Built after `up`, on PostgreSQL without keeping anybody from writing. */
  readonly indexes?: readonly NewIndex[]
  /**
   * Brings some rows, which it finds by what they are, to the new shape, after `up`; false where
   * there were none. Called until then, each time in a transaction of its own.
   */
  fill?(queries: Queries): Promise<boolean>
  /** Servers of the version before cannot run beside it. */
  readonly breaksOlder?: true
}

interface NewIndex {
  readonly name: string
  readonly on: string
  /** As SQL writes them. */
  readonly columns: readonly string[]
  readonly where?: string
}

/** The database was brought up to date by a version that this one cannot run beside. */
export class UnknownSchemaError extends Error {}

/** The database lacks steps which a start of a server does not take. */
export class PendingStepsError extends Error {}

interface MigrationTables {
  migrations: AppliedMigration
}

interface AppliedMigration {
  name: string
  appliedAt: number
  /** Null while indexes or rows are missing. */
  finishedAt: number | null
  /** 1 where servers of the version before cannot run beside it. */
  breaksOlder: number
}

/** Any number, the same for all servers of one database. */
const advisoryLock = 7_062_001

/** A step waits no longer for a table: whoever comes after it waits as well. */
const lockTimeoutMs = 500
const lockTries = 120
/** Until somebody looks again whether another one has finished. */
const pauseMs = 200

/**
 * Brings the schema to the newest step, also when several do so at once or one is killed in the
 * middle. An empty database, and any of SQLite, gets all steps or none; one of PostgreSQL that is in
 * use gets them one by one. Answers the names of the steps it took.
 * @throws UnknownSchemaError when the database was made by a newer version.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  for (;;) {
    const taken = await tryMigrate(database, migrations, now)
    if (taken !== undefined) return taken
    await setTimeout(pauseMs)
  }
}

/** Undefined while another one is at it. */
function tryMigrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[] | undefined> {
  // A step may take long, and so may the server that takes it before this one.
  return database.unhurriedTransaction(async (queries) => {
    if (database.engine === 'sqlite') return takeSteps(queries, migrations, now)
    // A statement that waits for the lock is one that an index built beside writers waits for.
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_xact_lock(${advisoryLock}) as is_held`.execute(queries)
    if (rows[0]?.isHeld !== true) return undefined
    const isNew = (await listAppliedMigrations({ engine: database.engine, queries })).length === 0
    return isNew ? takeSteps(queries, migrations, now) : takeStepsInUse(database, migrations, now)
  })
}

/**
 * What a server does at its start: makes a new database, brings the embedded one up to date, and
 * leaves one of PostgreSQL that is in use to `mboa migrate`.
 * @throws UnknownSchemaError as `migrate`; PendingStepsError where that command is to be run first
 */
export async function migrateAtStart(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  const isInUse =
    database.engine === 'postgres' && (await listAppliedMigrations(database)).length > 0
  if (!isInUse) return migrate(database, migrations, now)
  const [first] = await listPending(database, migrations)
  if (first === undefined) return []
  throw new PendingStepsError(
    `The database is not up to date: it lacks the migration "${first}". Run \`mboa migrate\` ` +
      'first; servers of the version before may go on meanwhile.',
  )
}

/**
 * What `migrate` would take of them, by name; changes nothing.
 * @throws UnknownSchemaError as `migrate`
 */
export async function listPending(
  database: Asked,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied = await listApplied(database)
  refuseNewer(applied, migrations)
  return pendingOf(applied, migrations).map(({ name }) => name)
}

/** All steps within a transaction in which nobody else changes the schema. */
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
    .addColumn('finished_at', 'bigint')
    .addColumn('breaks_older', 'integer', (column) => column.notNull())
    .execute()
  const applied = await readApplied(schema)
  refuseNewer(applied, migrations)
  const pending = pendingOf(applied, migrations)
  for (const migration of pending) {
    if (!has(applied, migration)) await begin(schema, migration, now)
    for (const index of migration.indexes ?? []) await sql.raw(createIndex(index)).execute(schema)
    while ((await migration.fill?.(queries)) === true);
    await finish(schema, migration, now)
  }
  return pending.map((migration) => migration.name)
}

async function takeStepsInUse(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  const schema = database.queries as unknown as Kysely<MigrationTables>
  const applied = await readApplied(schema)
  refuseNewer(applied, migrations)
  const pending = pendingOf(applied, migrations)
  for (const migration of pending) {
    if (!has(applied, migration)) {
      await withoutHoldingUp(database, (own) => begin(own, migration, now))
    }
    for (const index of migration.indexes ?? []) await buildBesideWriters(database, index)
    const fillSome = (queries: Queries) => migration.fill?.(queries) ?? Promise.resolve(false)
    while (await database.unhurriedTransaction(fillSome));
    await finish(schema, migration, now)
  }
  return pending.map((migration) => migration.name)
}

/** What it asks for is had at once or not at all, so that nobody waits behind it; until it is had. */
async function withoutHoldingUp(
  database: Database,
  work: (schema: Kysely<MigrationTables>) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await database.unhurriedTransaction(async (queries) => {
        await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(queries)
        await work(queries as unknown as Kysely<MigrationTables>)
      })
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries === lockTries) throw error
    }
  }
}

async function begin(
  schema: Kysely<MigrationTables>,
  migration: Migration,
  now: number,
): Promise<void> {
  await migration.up(schema as unknown as Kysely<unknown>)
  const { name, breaksOlder } = migration
  await schema
    .insertInto('migrations')
    .values({ name, appliedAt: now, finishedAt: null, breaksOlder: breaksOlder === true ? 1 : 0 })
    .execute()
}

async function finish(
  schema: Kysely<MigrationTables>,
  { name }: Migration,
  now: number,
): Promise<void> {
  await schema.updateTable('migrations').set({ finishedAt: now }).where('name', '=', name).execute()
}

const createIndex = ({ name, on, columns, where }: NewIndex, how = '') =>
  `create index ${how}${name} on ${on} (${columns.join(', ')})${where ? ` where ${where}` : ''}`

/** One that somebody was killed over is there and of no use. */
async function buildBesideWriters(database: Database, index: NewIndex): Promise<void> {
  const found = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${index.name})
  `.execute(database.queries)
  const isValid = found.rows[0]?.isValid
  if (isValid === true) return
  if (isValid === false) {
    await database.unhurriedStatement(`drop index concurrently ${index.name}`)
  }
  await database.unhurriedStatement(createIndex(index, 'concurrently '))
}

const readApplied = (schema: Kysely<MigrationTables>): Promise<AppliedMigration[]> =>
  schema.selectFrom('migrations').selectAll().orderBy('name').execute()

const has = (applied: readonly AppliedMigration[], { name }: Migration) =>
  applied.some((each) => each.name === name)

/** Those that were never begun, or not finished. */
const pendingOf = (applied: readonly AppliedMigration[], migrations: readonly Migration[]) =>
  migrations.filter(
    ({ name }) => !applied.some((each) => each.name === name && each.finishedAt !== null),
  )

type Asked = Pick<Database, 'engine' | 'queries'>

/** In order; none when the database is new. */
async function listApplied({ engine, queries }: Asked): Promise<readonly AppliedMigration[]> {
  const found =
    engine === 'postgres'
      ? sql`select 1 where to_regclass('migrations') is not null`
      : sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`
  if ((await found.execute(queries)).rows.length === 0) return []
  return readApplied(queries as unknown as Kysely<MigrationTables>)
}

/** The steps the database has taken, in order; none when it is new. Changes nothing. */
export async function listAppliedMigrations(database: Asked): Promise<readonly string[]> {
  return (await listApplied(database)).map(({ name }) => name)
}

/** Whether a step was begun and is not finished: rows may be of either shape. */
export async function isBetweenVersions(database: Asked): Promise<boolean> {
  return (await listApplied(database)).some(({ finishedAt }) => finishedAt === null)
}

/** @throws UnknownSchemaError where the database has a step that this version cannot run beside */
function refuseNewer(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const canBeLeft = new Set(
    applied.slice(migrations.length).filter(({ breaksOlder }) => breaksOlder === 0),
  )
  refuseUnknown(
    applied.filter((each) => !canBeLeft.has(each)).map(({ name }) => name),
    migrations,
  )
}

/** @throws UnknownSchemaError where there are others among them than these, in their order */
export function refuseUnknown(applied: readonly string[], migrations: readonly Migration[]): void {
  const unknown = applied.find((name, index) => migrations[index]?.name !== name)
  if (unknown === undefined) return
  throw new UnknownSchemaError(
    `The database was created by another version of Mboa: it has the migration "${unknown}", which this ` +
      'one does not know. Start the newer version, or restore a backup from before it.',
  )
}
