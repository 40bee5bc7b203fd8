import type { Migration } from '../platform/database/migrate.ts'

/**
 * Which learners heard which recordings in the past week, so that recorders are told how many did.
 * A row for each learner and take, of the last day alone; it goes with the learner, and by itself
 * after a week.
 */
export const playedTakesMigration: Migration = {
  name: '0028-played-takes',
  async up({ schema }) {
    await schema
      .createTable('played_takes')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('take_id', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('played_takes_key', ['learner_id', 'take_id'])
      .execute()
    // All that a count asks for: the table itself is not read.
    await schema
      .createIndex('played_takes_by_take')
      .on('played_takes')
      .columns(['take_id', 'day', 'learner_id'])
      .execute()
    await schema.createIndex('played_takes_by_day').on('played_takes').column('day').execute()
  },
}
