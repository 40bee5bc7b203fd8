import type { Migration } from '../platform/database/migrate.ts'

/**
 * Where the words and sentences that speakers gave are taught. A place is given once: what comes later
 * comes after it, and what is withdrawn leaves its place empty, so that no lesson changes under a learner.
 */
export const lessonPlacesMigration: Migration = {
  name: '0024-lesson-places',
  async up({ schema }) {
    await schema
      .createTable('lesson_places')
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('lesson_places_key', ['course', 'item'])
      .addUniqueConstraint('lesson_places_order', ['course', 'kind', 'theme', 'place'])
      .execute()
  },
}
