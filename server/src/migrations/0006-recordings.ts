import type { Migration } from '../platform/database/migrate.ts'

/** Consents of speakers, their takes, and blobs that may have no row (any more). */
export const recordingsMigration: Migration = {
  name: '0006-recordings',
  async up({ schema }) {
    await schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('use', 'text', (column) => column.notNull())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('licence', 'text')
      .addColumn('guardian_name', 'text')
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .execute()
    await schema.createIndex('consents_by_account').on('consents').column('account_id').execute()
    await schema
      .createTable('takes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recorder_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dialect', 'text')
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('sound', 'text', (column) => column.notNull())
      .addColumn('archive_hash', 'text', (column) => column.notNull())
      .addColumn('listening_hash', 'text')
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('approved_at', 'bigint')
      .addColumn('sent_back_at', 'bigint')
      .addColumn('sent_back_reason', 'text')
      .addColumn('withdrawn_at', 'bigint')
      .execute()
    await schema
      .createIndex('takes_by_recorder')
      .on('takes')
      .columns(['recorder_id', 'id'])
      .execute()
    await schema.createIndex('takes_by_item').on('takes').columns(['course', 'item']).execute()
    await schema.createIndex('takes_by_archive').on('takes').column('archive_hash').execute()
    await schema.createIndex('takes_by_listening').on('takes').column('listening_hash').execute()
    await schema
      .createTable('pending_blobs')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('removing_at', 'bigint')
      .execute()
  },
}
