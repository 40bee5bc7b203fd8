import type { Migration } from '../platform/database/migrate.ts'

export const reportsMigration: Migration = {
  name: '0005-reports',
  async up({ schema }) {
    await schema
      .createTable('reports')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['learner_id', 'id'])
      .execute()
    await schema
      .createIndex('reports_by_receipt')
      .on('reports')
      .columns(['received_at', 'id'])
      .execute()
  },
}
