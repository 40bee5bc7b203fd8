import type { Migration } from '../platform/database/migrate.ts'

/** Recordings of imports that were taken back one by one, so that no later file brings them again. */
export const withdrawnClipsMigration: Migration = {
  name: '0034-withdrawn-clips',
  async up({ schema }) {
    await schema
      .createTable('withdrawn_clips')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      // Without a key to its table: after a restore the import may not be there any more.
      .addColumn('import_id', 'text')
      .addColumn('name', 'text')
      .addColumn('withdrawn_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('withdrawn_clips_by_course')
      .on('withdrawn_clips')
      .column('course')
      .execute()
  },
}
