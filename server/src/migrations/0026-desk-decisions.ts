import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/**
 * What the coordinators of a language decide at its desk: words, what learners report, and which
 * units of what speakers gave are shown, in which order and under which name. And what waits to be
 * reviewed, found without reading the rest.
 */
export const deskDecisionsMigration: Migration = {
  name: '0026-desk-decisions',
  async up({ schema }) {
    await schema.alterTable('judgements').addColumn('decided_at', 'bigint').execute()
    await schema.alterTable('reports').addColumn('decision', 'text').execute()
    await schema.alterTable('reports').addColumn('decided_at', 'bigint').execute()
    // Those that reviewers are asked about: of a community's thousands of takes they are few.
    await schema
      .createIndex('takes_waiting')
      .on('takes')
      .columns(['course', 'id'])
      .where(
        sql<boolean>`withdrawn_at is null and sent_back_at is null and (approved_at is null or doubted_at is not null)`,
      )
      .execute()
    await schema
      .createTable('desk_units')
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('title_english', 'text')
      .addColumn('title_french', 'text')
      .addColumn('place', 'integer')
      .addColumn('published_at', 'bigint')
      .addColumn('taken_back_at', 'bigint')
      .addPrimaryKeyConstraint('desk_units_key', ['course', 'theme'])
      .execute()
    await schema
      .createTable('desk_publishing')
      .addColumn('course', 'text', (column) => column.primaryKey())
      .addColumn('least_words', 'integer')
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute()
  },
}
