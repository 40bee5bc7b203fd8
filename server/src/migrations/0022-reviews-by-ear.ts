import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/**
 * What reviewing by ear knows: what was sent to whom to be heard, what a reviewer weighs, clips that
 * are deliberately wrong, and takes that turned out to hold another word.
 */
export const reviewsByEarMigration: Migration = {
  name: '0022-reviews-by-ear',
  async up({ schema }) {
    // Everything that was said until now counts in full: two halves.
    await schema
      .alterTable('take_reviews')
      .addColumn('weight', 'bigint', (column) => column.notNull().defaultTo(2))
      .execute()
    await schema.alterTable('take_reviews').addColumn('voided_at', 'bigint').execute()
    await schema
      .createTable('reviewers')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('decided', 'bigint', (column) => column.notNull())
      .addColumn('heard_until', 'bigint', (column) => column.notNull())
      .addColumn('weight', 'bigint', (column) => column.notNull())
      .addColumn('caught_at', 'bigint')
      .addColumn('missed_at', 'bigint')
      .execute()
    await schema
      .createTable('take_hearings')
      .addColumn('take_id', 'text', (column) =>
        column.notNull().references('takes.id').onDelete('cascade'),
      )
      .addColumn('reviewer_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('served_at', 'bigint', (column) => column.notNull())
      .addColumn('heard_at', 'bigint')
      .addPrimaryKeyConstraint('take_hearings_key', ['reviewer_id', 'take_id'])
      .execute()
    await createMoves({ schema })
    await createProbes({ schema })
    for (const table of ['take_hearings', 'take_moves', 'review_probes']) {
      await schema.createIndex(`${table}_by_take`).on(table).column('take_id').execute()
    }
  },
}

type Schema = Pick<Kysely<unknown>, 'schema'>

async function createMoves({ schema }: Schema): Promise<void> {
  await schema
    .createTable('take_moves')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('take_id', 'text', (column) =>
      column.notNull().references('takes.id').onDelete('cascade'),
    )
    .addColumn('reviewer_id', 'text', (column) =>
      column.references('accounts.id').onDelete('set null'),
    )
    .addColumn('from_item', 'text', (column) => column.notNull())
    .addColumn('to_item', 'text', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('take_moves_by_reviewer')
    .on('take_moves')
    .column('reviewer_id')
    .execute()
}

async function createProbes({ schema }: Schema): Promise<void> {
  await schema
    .createTable('review_probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reviewer_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('take_id', 'text', (column) =>
      column.notNull().references('takes.id').onDelete('cascade'),
    )
    .addColumn('heard_take_id', 'text', (column) =>
      column.notNull().references('takes.id').onDelete('cascade'),
    )
    .addColumn('flaw', 'text', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('length_ms', 'bigint', (column) => column.notNull())
    .addColumn('peaks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('served_at', 'bigint')
    .addColumn('heard_at', 'bigint')
    .addColumn('verdict', 'text')
    .addColumn('answered_at', 'bigint')
    .addUniqueConstraint('review_probes_by_place', ['reviewer_id', 'place'])
    .execute()
  await schema
    .createIndex('review_probes_by_heard_take')
    .on('review_probes')
    .column('heard_take_id')
    .execute()
}
