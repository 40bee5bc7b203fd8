import type { Migration } from '../platform/database/migrate.ts'

export const mailMigration: Migration = {
  name: '0002-mail',
  async up({ schema }) {
    await schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('failed_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute()
    await schema
      .createIndex('mail_outbox_by_next_attempt')
      .on('mail_outbox')
      .column('next_attempt_at')
      .execute()
    await schema
      .createTable('mailbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute()
  },
}
