import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** By its name it is asked for when it was taken, and said to break older versions. */
export const practiceBlocksStep = '0030-practice-blocks'

/**
 * Where old practice events stand many to a row. Nothing is moved by this step: the hourly sweep
 * does that later, once no server is left that would look for them where they were.
 */
export const practiceBlocksMigration: Migration = {
  name: practiceBlocksStep,
  indexes: [
    {
      name: 'practice_sequences_uncompacted',
      on: 'practice_sequences',
      columns: ['uncompacted_since', 'learner_id'],
      where: 'uncompacted_since is not null',
    },
  ],
  async up({ schema }) {
    await schema
      .createTable('practice_blocks')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('first_sequence', 'bigint', (column) => column.notNull())
      .addColumn('last_sequence', 'bigint', (column) => column.notNull())
      .addColumn('event_count', 'integer', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('practice_blocks_key', ['learner_id', 'first_sequence'])
      .execute()
    await schema
      .createTable('practice_block_ids')
      .addColumn('learner_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('first_id', 'text', (column) => column.notNull())
      .addColumn('last_id', 'text', (column) => column.notNull())
      .addColumn('ids', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('practice_block_ids_key', ['learner_id', 'first_id'])
      .execute()
    await schema
      .alterTable('practice_sequences')
      // Of those that a server of the version before adds, too: they are looked at soon.
      .addColumn('uncompacted_since', 'bigint', (column) => column.defaultTo(sql`0`))
      .execute()
  },
}
