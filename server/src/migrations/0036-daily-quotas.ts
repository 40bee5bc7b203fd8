import type { Migration } from '../platform/database/migrate.ts'

/** Bytes that each account has sent per day and kind. */
export const dailyQuotasMigration: Migration = {
  name: '0036-daily-quotas',
  async up({ schema }) {
    await schema
      .createTable('daily_quotas')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('day_began_at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_quotas_key', ['account_id', 'name'])
      .execute()
  },
}
