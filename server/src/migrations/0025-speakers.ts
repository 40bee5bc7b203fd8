import type { Migration } from '../platform/database/migrate.ts'

/**
 * Who speaks on a recorder's device without an account, what each of them said to agree, and what
 * they took back, which outlives them by an id that says nothing.
 */
export const speakersMigration: Migration = {
  name: '0025-speakers',
  async up({ schema }) {
    await schema
      .createTable('speakers')
      .addColumn('speaker_id', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      // Whoever may stay is settled before an account goes.
      .addColumn('recorder_id', 'text', (column) =>
        column.references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('named_at', 'bigint')
      .addColumn('age_band', 'text')
      .addColumn('sex', 'text')
      .addColumn('village', 'text')
      .addColumn('dialect', 'text')
      .addColumn('code_hash', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('speakers_by_recorder')
      .on('speakers')
      .columns(['recorder_id', 'id'])
      .execute()
    await schema.createIndex('speakers_by_code').on('speakers').column('code_hash').execute()
    await schema
      .createTable('speaker_statements')
      .addColumn('speaker_id', 'text', (column) =>
        column.notNull().references('speakers.speaker_id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('statement', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('speaker_statements_key', ['speaker_id', 'id'])
      .execute()
    await schema
      .createIndex('speaker_statements_by_sound')
      .on('speaker_statements')
      .column('sha256')
      .execute()
    await schema
      .createTable('speaker_withdrawals')
      .addColumn('speaker_id', 'text', (column) => column.primaryKey())
      // Of whom: so that the recorder's devices learn of it. Without the account it is nobody's.
      .addColumn('recorder_id', 'text', (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('id', 'text')
      .addColumn('withdrawn_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute()
    await schema
      .createIndex('speaker_withdrawals_by_recorder')
      .on('speaker_withdrawals')
      .column('recorder_id')
      .execute()
  },
}
