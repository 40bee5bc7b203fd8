import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** What recorders tell about words and what others say of it; reports become countable by item. */
export const contributionsMigration: Migration = {
  name: '0007-contributions',
  async up(database) {
    const { schema } = database
    await schema
      .createTable('contributions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('contributor_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('contribution', 'text', (column) => column.notNull())
      .addColumn('findings', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('checked_at', 'bigint')
      .addColumn('contested_at', 'bigint')
      .addColumn('withdrawn_at', 'bigint')
      .execute()
    await schema
      .createIndex('contributions_by_contributor')
      .on('contributions')
      .columns(['contributor_id', 'id'])
      .execute()
    await schema
      .createIndex('contributions_by_course')
      .on('contributions')
      .columns(['course', 'id'])
      .execute()
    await schema
      .createTable('judgements')
      .addColumn('contribution_id', 'text', (column) =>
        column.notNull().references('contributions.id').onDelete('cascade'),
      )
      .addColumn('speaker_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('trusted_at', 'bigint')
      .addColumn('judged_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('judgements_key', ['contribution_id', 'speaker_id'])
      .execute()
    await schema
      .createIndex('judgements_by_speaker')
      .on('judgements')
      .column('speaker_id')
      .execute()
    await schema.alterTable('reports').addColumn('item', 'text').execute()
    await schema.alterTable('reports').addColumn('reason', 'text').execute()
    await copyOutOfReports(database)
    await schema
      .createIndex('reports_by_item')
      .on('reports')
      .columns(['course', 'reason', 'item'])
      .execute()
  },
}

interface ReportsBefore {
  reports: { learnerId: string; id: string; report: string; item: string; reason: string }
}

async function copyOutOfReports(database: Kysely<unknown>): Promise<void> {
  const queries = database as Kysely<ReportsBefore>
  const rows = await queries.selectFrom('reports').select(['learnerId', 'id', 'report']).execute()
  for (const { learnerId, id, report } of rows) {
    const { item, reason } = JSON.parse(report) as { item: string; reason: string }
    await queries
      .updateTable('reports')
      .set({ item, reason })
      .where('learnerId', '=', learnerId)
      .where('id', '=', id)
      .execute()
  }
}
