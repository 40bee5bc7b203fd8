import type { Migration } from '../platform/database/migrate.ts'

/** What people took back waits here for the journal; takes that stay withdrawn without a row. */
export const withdrawalsMigration: Migration = {
  name: '0019-withdrawals',
  async up({ schema }) {
    await schema
      .createTable('withdrawals')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('withdrawal', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('withdrawn_takes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('withdrawn_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
