import type { Migration } from '../platform/database/migrate.ts'

/** What the operator decided about courses that are unlisted in their files. Rows are only added. */
export const courseDecisionsMigration: Migration = {
  name: '0016-course-decisions',
  async up({ schema }) {
    await schema
      .createTable('course_decisions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
