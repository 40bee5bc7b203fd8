import type { Migration } from '../platform/database/migrate.ts'

/** Every key starts with the learner, so that the tables can be spread over machines by learner. */
export const practiceMigration: Migration = {
  name: '0003-practice',
  async up({ schema }) {
    await schema
      .createTable('practice_sequences')
      .addColumn('learner_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('last_sequence', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('practice_events')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('practice_events_key', ['learner_id', 'id'])
      .addUniqueConstraint('practice_events_by_sequence', ['learner_id', 'sequence'])
      .execute()
  },
}
