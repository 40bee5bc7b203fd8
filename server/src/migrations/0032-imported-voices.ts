import type { Migration } from '../platform/database/migrate.ts'

/** Recordings that come in from files of others, by whom their source says they are. */
export const importedVoicesMigration: Migration = {
  name: '0032-imported-voices',
  async up({ schema }) {
    await schema
      .createTable('imported_voices')
      .addColumn('speaker_id', 'text', (column) => column.primaryKey())
      .addColumn('import_id', 'text', (column) =>
        column.notNull().references('imports.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('age', 'text')
      .addColumn('sex', 'text')
      .execute()
    await schema
      .createIndex('imported_voices_by_import')
      .on('imported_voices')
      .column('import_id')
      .execute()
    await schema
      .createTable('imported_clips')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('import_id', 'text', (column) =>
        column.notNull().references('imports.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('speaker_id', 'text', (column) => column.notNull())
      .addColumn('entry', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('dialect', 'text')
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('duration_ms', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('imported_clips_by_name', ['import_id', 'name'])
      .execute()
    await schema
      .createIndex('imported_clips_by_sound')
      .on('imported_clips')
      .column('sha256')
      .execute()
  },
}
