import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** In an order in which each refers to those before it. */
const parts = ['accounts', 'practice', 'recordings', 'languages', 'server']

/** All tables of the first release, in SQL that both engines understand. */
export const baselineMigration: Migration = {
  name: '0001-baseline',
  async up(schema) {
    for (const part of parts) {
      const text = await readFile(new URL(`./baseline/${part}.sql`, import.meta.url), 'utf8')
      for (const statement of text.split(/;\s+/)) {
        if (statement !== '') await sql.raw(statement).execute(schema)
      }
    }
    for (const source of sources) {
      for (const event of events) await countChanges(schema, source, event)
    }
    await sql`insert into epochs (id) values (${randomUUID()})`.execute(schema)
  },
}

/** What changes what learners' devices are given, and the course that a row is of. */
const sources = [
  { table: 'contributions', courseOf: (row: string) => `${row}.course` },
  {
    table: 'judgements',
    courseOf: (row: string) =>
      `(select course from contributions where id = ${row}.contribution_id)`,
  },
  // Whoever gives or takes back a consent may have said something in any of them.
  { table: 'consents', courseOf: () => `''` },
]

const events = [
  { event: 'insert', row: 'new' },
  { event: 'update', row: 'new' },
  { event: 'delete', row: 'old' },
]

/** PostgreSQL counts once for a statement, which may be of thousands of rows; SQLite cannot. */
async function countChanges(
  schema: Kysely<unknown>,
  { table, courseOf }: (typeof sources)[number],
  { event, row }: (typeof events)[number],
): Promise<void> {
  const name = `count_${event}_of_${table}`
  if (isPostgres(schema)) {
    await sql
      .raw(
        // One of before a restore in place of everything may be there.
        `create or replace function ${name}() returns trigger language plpgsql as $$
         begin
           insert into course_changes (course, changes)
             select course, 1 from (select distinct ${courseOf('changed')} as course from changed) courses
             where course is not null order by course
             on conflict (course) do update set changes = course_changes.changes + 1;
           return null;
         end $$`,
      )
      .execute(schema)
    await sql
      .raw(
        `create trigger ${name} after ${event} on ${table}
         referencing ${row} table as changed for each statement execute function ${name}()`,
      )
      .execute(schema)
  } else {
    await sql
      .raw(
        `create trigger ${name} after ${event} on ${table} for each row begin
           insert into course_changes (course, changes)
             select course, 1 from (select ${courseOf(row)} as course) where course is not null
             on conflict (course) do update set changes = changes + 1;
         end`,
      )
      .execute(schema)
  }
}

const isPostgres = (schema: Kysely<unknown>) =>
  schema.getExecutor().adapter instanceof PostgresAdapter
