import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * Notes from now on each row of a table that a statement rewrites, also where nothing in it changed.
 * @returns how many there were since it was asked last
 */
export async function countRowWrites(
  { engine, queries }: Database,
  table: string,
): Promise<() => Promise<number>> {
  const notes = sql.table(`rewritten_${table}`)
  await sql`create table ${notes} (n integer)`.execute(queries)
  const insert = sql`insert into ${notes} values (1)`
  const after = sql`create trigger ${sql.id(`note_${table}`)} after update on ${sql.table(table)}`
  if (engine === 'sqlite') {
    await sql`${after} begin ${insert}; end`.execute(queries)
  } else {
    const note = sql.id(`note_${table}`)
    const body = sql`begin ${insert}; return null; end`
    await sql`create function ${note}() returns trigger language plpgsql as $$ ${body} $$`.execute(
      queries,
    )
    await sql`${after} for each row execute function ${note}()`.execute(queries)
  }
  return async () => {
    const { rows } = await sql<{ n: number }>`delete from ${notes} returning n`.execute(queries)
    return rows.length
  }
}
