import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

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

/**
 * For databases in which there is much of everything: what has run out and what is to be sent is
 * found without reading the rest, and changes of what speakers gave are counted where they are made
 * instead of counting all that they gave.
 */
export const muchOfEverythingMigration: Migration = {
  name: '0027-much-of-everything',
  indexes: [
    { name: 'sessions_by_expiry', on: 'sessions', columns: ['expires_at'] },
    { name: 'account_codes_by_expiry', on: 'account_codes', columns: ['expires_at'] },
    {
      name: 'mail_outbox_due',
      on: 'mail_outbox',
      columns: ['next_attempt_at'],
      where: 'failed_at is null',
    },
    {
      name: 'mail_outbox_failed',
      on: 'mail_outbox',
      columns: ['failed_at'],
      where: 'failed_at is not null',
    },
  ],
  async up(schema) {
    await schema.schema
      .createTable('course_changes')
      .addColumn('course', 'text', (column) => column.primaryKey())
      .addColumn('changes', 'bigint', (column) => column.notNull())
      .execute()
    for (const source of sources) {
      for (const event of events) await countChanges(schema, source, event)
    }
    await sql`
      insert into course_changes (course, changes)
      select distinct course, 1 from contributions where true on conflict do nothing
    `.execute(schema)
  },
}

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
