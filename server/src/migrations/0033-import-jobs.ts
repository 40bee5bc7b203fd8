import type { Migration } from '../platform/database/migrate.ts'

/** Files that come in at the desk of a language, and are read and kept in the background. */
export const importJobsMigration: Migration = {
  name: '0033-import-jobs',
  async up({ schema }) {
    await schema
      .createTable('import_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      // What came in belongs to the language, whoever sent it.
      .addColumn('account_id', 'text', (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('modified_at', 'bigint', (column) => column.notNull())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('format', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('done', 'bigint', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addColumn('draft', 'text')
      .addColumn('clips', 'text')
      .addColumn('problem', 'text')
      .addColumn('import_id', 'text')
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('import_jobs_by_language')
      .on('import_jobs')
      .columns(['language', 'id'])
      .execute()
    await schema.createIndex('import_jobs_by_state').on('import_jobs').column('state').execute()
    await schema
      .createIndex('import_jobs_by_account')
      .on('import_jobs')
      .column('account_id')
      .execute()
    await schema
      .createIndex('import_jobs_by_import')
      .on('import_jobs')
      .column('import_id')
      .execute()
    await schema
      .createTable('import_pieces')
      .addColumn('job_id', 'text', (column) =>
        column.notNull().references('import_jobs.id').onDelete('cascade'),
      )
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_pieces_key', ['job_id', 'place'])
      .execute()
    await schema
      .createIndex('import_pieces_by_content')
      .on('import_pieces')
      .column('sha256')
      .execute()
  },
}
