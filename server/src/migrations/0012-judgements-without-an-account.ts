import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

type AnyTables = Record<string, Record<string, unknown>>

/** What was said of a word stays said when the account of who said it goes, as reviews do. */
export const judgementsWithoutAnAccountMigration: Migration = {
  name: '0012-judgements-without-an-account',
  async up(database) {
    const queries = database as Kysely<AnyTables>
    const { schema } = queries
    // SQLite cannot let a column be empty later: the table is rebuilt, on both engines.
    await schema
      .createTable('judgements_of_speakers')
      .addColumn('contribution_id', 'text', (column) =>
        column.notNull().references('contributions.id').onDelete('cascade'),
      )
      .addColumn('speaker_id', 'text', (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('trusted_at', 'bigint')
      .addColumn('judged_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('judgements_by_contribution', ['contribution_id', 'speaker_id'])
      .execute()
    for (const row of await queries.selectFrom('judgements').selectAll().execute()) {
      await queries.insertInto('judgementsOfSpeakers').values(row).execute()
    }
    await schema.dropTable('judgements').execute()
    await schema.alterTable('judgements_of_speakers').renameTo('judgements').execute()
    await schema
      .createIndex('judgements_by_speaker')
      .on('judgements')
      .column('speaker_id')
      .execute()
  },
}
