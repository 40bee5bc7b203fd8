import { sql, type Kysely } from 'kysely'
import type { Database, Queries } from '../../platform/database/database.ts'

/** Names and columns as they stand in the database, of any version. */
type AnyTables = Record<string, Record<string, unknown>>

export type CellRow = readonly unknown[]

const pageSize = 500
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const valuesAtOnce = 30_000

function untyped(queries: Queries): Kysely<AnyTables> {
  return queries.withoutPlugins() as unknown as Kysely<AnyTables>
}

/** In their order; none where there is no such table. */
export async function listColumns(
  engine: Database['engine'],
  queries: Queries,
  table: string,
): Promise<readonly string[]> {
  const asked =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) order by cid`
      : sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}
          order by ordinal_position`
  const { rows } = await asked.execute(untyped(queries))
  return rows.map(({ name }) => name)
}

/** All rows of a table, page by page: numbers, texts and null. */
export async function* walkRows(
  engine: Database['engine'],
  queries: Queries,
  { table, columns }: { table: string; columns: readonly string[] },
): AsyncGenerator<readonly CellRow[], void> {
  const pages =
    engine === 'sqlite' ? walkByRowId(untyped(queries), table) : walkCursor(untyped(queries), table)
  for await (const rows of pages) yield rows.map((row) => columns.map((name) => row[name]))
}

type AnyRow = Readonly<Record<string, unknown>>

async function* walkByRowId(
  queries: Kysely<AnyTables>,
  table: string,
): AsyncGenerator<readonly AnyRow[], void> {
  const place = 'place_of_row'
  for (let after = 0; ;) {
    const { rows } = await sql<AnyRow>`
      select rowid as ${sql.id(place)}, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${pageSize}`.execute(queries)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    after = Number(rows.at(-1)?.[place])
  }
}

async function* walkCursor(
  queries: Kysely<AnyTables>,
  table: string,
): AsyncGenerator<readonly AnyRow[], void> {
  await sql`declare backed_up no scroll cursor for select * from ${sql.table(table)}`.execute(
    queries,
  )
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch ${sql.lit(pageSize)} from backed_up`.execute(queries)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) break
  }
  await sql`close backed_up`.execute(queries)
}

/** As many rows at once as both engines take. */
export async function insertRows(
  queries: Queries,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly CellRow[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
    await untyped(queries).insertInto(table).values(values).execute()
  }
}

export async function emptyTable(queries: Queries, table: string): Promise<void> {
  await untyped(queries).deleteFrom(table).execute()
}

/** Of PostgreSQL alone: it finds the order by itself. */
export async function dropTables(queries: Queries, tables: readonly string[]): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)))
  await sql`drop table if exists ${names} cascade`.execute(queries)
}

/** Whether somebody is in it: an account, or what an account has left. */
export async function holdsPeople(queries: Queries): Promise<boolean> {
  for (const table of ['accounts', 'takes', 'contributions']) {
    const found = await untyped(queries).selectFrom(table).selectAll().limit(1).execute()
    if (found.length > 0) return true
  }
  return false
}

/** The database has this store from now on. */
export async function setStore(queries: Queries, id: string, now: number): Promise<void> {
  await queries.deleteFrom('blobStores').execute()
  await queries.insertInto('blobStores').values({ key: 1, id, markedAt: now }).execute()
}

/** Reads all of the file once, and what refers to what. Of SQLite alone. */
export async function listFlaws(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ flaw: string }>`
    select integrity_check as flaw from pragma_integrity_check where integrity_check <> 'ok'
  `.execute(queries)
  return rows.map(({ flaw }) => flaw)
}
