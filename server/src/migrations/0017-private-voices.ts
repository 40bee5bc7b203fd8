import type { Migration } from '../platform/database/migrate.ts'

/** Voices that learners record for themselves alone; ids are the account's own, as of its device. */
export const privateVoicesMigration: Migration = {
  name: '0017-private-voices',
  async up({ schema }) {
    await schema
      .createTable('private_voices')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('consent_text_version', 'text', (column) => column.notNull())
      .addColumn('consented_at', 'bigint', (column) => column.notNull())
      .addColumn('guardian_name', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('private_voices_key', ['account_id', 'id'])
      .execute()
    await schema
      .createTable('private_recordings')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('voice', 'text', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('consent_text_version', 'text', (column) => column.notNull())
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('sample_count', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('gain_db', 'double precision', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('private_recordings_key', ['account_id', 'id'])
      .execute()
    await schema
      .createIndex('private_recordings_by_sound')
      .on('private_recordings')
      .column('sha256')
      .execute()
    await schema
      .createTable('deleted_private_sounds')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('deleted_private_sounds_key', ['account_id', 'id'])
      .execute()
  },
}
