import type { Migration } from '../platform/database/migrate.ts'

/** Sign-ins through an OpenID issuer, photos of our own, and who records which language. */
export const googleAndRecordersMigration: Migration = {
  name: '0004-google-and-recorders',
  async up({ schema }) {
    await schema
      .createTable('account_identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('linked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_identities_key', ['issuer', 'subject'])
      .execute()
    await schema
      .createIndex('account_identities_by_account')
      .on('account_identities')
      .column('account_id')
      .execute()
    await schema
      .createTable('google_sign_ups')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text')
      .addColumn('photo_url', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('account_photos')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('blob_hash', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('account_photos_by_blob')
      .on('account_photos')
      .column('blob_hash')
      .execute()
    await schema
      .createTable('recorder_languages')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('trusted_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('recorder_languages_key', ['account_id', 'language'])
      .execute()
    await schema
      .createTable('recorder_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('trusted_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('recorder_invitations_by_email')
      .on('recorder_invitations')
      .column('email_key')
      .execute()
  },
}
