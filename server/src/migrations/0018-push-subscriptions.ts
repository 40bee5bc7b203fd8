import type { Migration } from '../platform/database/migrate.ts'

/** Devices that are reminded to practise. They go with the session that asked for it. */
export const pushSubscriptionsMigration: Migration = {
  name: '0018-push-subscriptions',
  async up({ schema }) {
    await schema
      .createTable('push_subscriptions')
      .addColumn('session_id', 'text', (column) =>
        column.primaryKey().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_day', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('push_subscriptions_by_next')
      .on('push_subscriptions')
      .columns(['next_at', 'service'])
      .execute()
    await schema
      .createIndex('push_subscriptions_by_account')
      .on('push_subscriptions')
      .column('account_id')
      .execute()
  },
}
