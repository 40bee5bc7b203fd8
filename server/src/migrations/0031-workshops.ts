import type { Migration } from '../platform/database/migrate.ts'

/**
 * Workshops of a language, who joined them, and whom their recorders may record together. That
 * somebody may be is no column of theirs: it follows from what they said last, so that a server of
 * the version before, which knows of no workshop, shares nobody and withdraws everywhere.
 */
export const workshopsMigration: Migration = {
  name: '0031-workshops',
  async up({ schema }) {
    await schema
      .createTable('workshops')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      // Whoever coordinates the language closes it, whosever it was.
      .addColumn('opened_by', 'text', (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute()
    await schema
      .createIndex('workshops_by_language')
      .on('workshops')
      .columns(['language', 'ends_at'])
      .execute()
    await schema.createIndex('workshops_by_code').on('workshops').column('code_hash').execute()
    await schema.createIndex('workshops_by_opener').on('workshops').column('opened_by').execute()
    await schema
      .createTable('workshop_recorders')
      .addColumn('workshop_id', 'text', (column) =>
        column.notNull().references('workshops.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('left_at', 'bigint')
      .addPrimaryKeyConstraint('workshop_recorders_key', ['workshop_id', 'account_id'])
      .execute()
    await schema
      .createIndex('workshop_recorders_by_account')
      .on('workshop_recorders')
      .column('account_id')
      .execute()
    // Outlives who it names, by ids that say nothing: the others' devices learn of it.
    await schema
      .createTable('workshop_speakers')
      .addColumn('workshop_id', 'text', (column) =>
        column.notNull().references('workshops.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('speaker_id', 'text', (column) => column.notNull())
      .addColumn('statement_id', 'text', (column) => column.notNull())
      .addColumn('known_withdrawal', 'bigint')
      .addPrimaryKeyConstraint('workshop_speakers_key', ['workshop_id', 'id'])
      .execute()
    await schema
      .createIndex('workshop_speakers_by_speaker')
      .on('workshop_speakers')
      .column('speaker_id')
      .execute()
  },
}
