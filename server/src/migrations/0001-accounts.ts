import type { Migration } from '../platform/database/migrate.ts'

export const accountsMigration: Migration = {
  name: '0001-accounts',
  async up({ schema }) {
    await schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('phone_number', 'text')
      .addColumn('national_number', 'text')
      .addColumn('held_phone_number', 'text', (column) => column.unique())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text')
      .addColumn('photo_url', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('email_verified_at', 'bigint')
      .addColumn('verification_requested_at', 'bigint')
      .addColumn('terms_accepted_at', 'bigint')
      .addColumn('disabled_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('accounts_by_phone_number')
      .on('accounts')
      .column('phone_number')
      .execute()
    await schema
      .createIndex('accounts_by_national_number')
      .on('accounts')
      .column('national_number')
      .execute()
    await schema
      .createTable('account_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('superseded_at', 'bigint')
      .execute()
    await schema
      .createIndex('account_codes_by_account')
      .on('account_codes')
      .columns(['account_id', 'purpose'])
      .execute()
    await schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute()
    await schema
      .createTable('throttles')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
