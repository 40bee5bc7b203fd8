import type { Migration } from '../platform/database/migrate.ts'

/** Words that come in from files of others, told to speakers like any contribution. */
export const importsMigration: Migration = {
  name: '0020-imports',
  async up({ schema }) {
    await schema
      .createTable('imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('citation', 'text', (column) => column.notNull())
      .addColumn('licence', 'text', (column) => column.notNull())
      .addColumn('dialect', 'text')
      .addColumn('orthography', 'text', (column) => column.notNull())
      .addColumn('mapping', 'text', (column) => column.notNull())
      .addColumn('header', 'text', (column) => column.notNull())
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addColumn('told', 'bigint', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('kept_at', 'bigint')
      .addColumn('undone_at', 'bigint')
      .execute()
    await schema
      .createTable('imported_entries')
      .addColumn('import_id', 'text', (column) =>
        column.notNull().references('imports.id').onDelete('cascade'),
      )
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('contribution_id', 'text')
      .addColumn('kind', 'text')
      .addColumn('contribution', 'text')
      .addColumn('findings', 'text')
      .addPrimaryKeyConstraint('imported_entries_key', ['import_id', 'place'])
      .execute()
    await schema.alterTable('contributions').addColumn('import_id', 'text').execute()
    await schema
      .createIndex('contributions_by_import')
      .on('contributions')
      .column('import_id')
      .execute()
  },
}
