import type { Migration } from '../platform/database/migrate.ts'

/** Which store holds the files of this database; how much each learner has practised in a day. */
export const blobStoresAndQuotasMigration: Migration = {
  name: '0014-blob-stores-and-quotas',
  async up({ schema }) {
    await schema
      .createTable('blob_stores')
      .addColumn('key', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('marked_at', 'bigint')
      .execute()
    await schema
      .createTable('practice_quotas')
      .addColumn('learner_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('day_began_at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .execute()
  },
}
