import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

interface InvitationBefore {
  readonly id: string
  readonly codeHash: string | null
  readonly email: string
  readonly emailKey: string
  readonly language: string
  readonly trustedAt: number | null
  readonly createdAt: number
  readonly expiresAt: number
}

interface TablesAround {
  recorderInvitations: InvitationBefore
  invitationsWithLinks: InvitationBefore & { readonly maxUses: number; readonly uses: number }
}

/** Who coordinates a language, invitations by link, and what was done, by whom. */
export const languageDeskMigration: Migration = {
  name: '0021-language-desk',
  async up(database) {
    const queries = database as Kysely<TablesAround>
    const { schema } = queries
    await schema.alterTable('recorder_languages').addColumn('coordinator_at', 'bigint').execute()
    await schema
      .createIndex('recorder_languages_by_language')
      .on('recorder_languages')
      .columns(['language', 'account_id'])
      .execute()
    await rebuildInvitations(queries)
    await schema
      .createTable('account_invitations')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('invitation_id', 'text', (column) =>
        column.notNull().references('recorder_invitations.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('account_invitations_key', ['account_id', 'invitation_id'])
      .execute()
    await schema
      .createIndex('account_invitations_by_invitation')
      .on('account_invitations')
      .column('invitation_id')
      .execute()
    await schema
      .createTable('language_acts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('acted_at', 'bigint', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('language', 'text')
      .addColumn('person_id', 'text')
      .addColumn('thing', 'text')
      .execute()
    for (const column of ['language', 'actor_id', 'person_id']) {
      await schema
        .createIndex(`language_acts_by_${column}`)
        .on('language_acts')
        .columns([column, 'id'])
        .execute()
    }
  },
}

/** SQLite cannot let a column be empty later: the table is rebuilt, on both engines. */
async function rebuildInvitations(queries: Kysely<TablesAround>): Promise<void> {
  const { schema } = queries
  await schema
    .createTable('invitations_with_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('trusted_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('max_uses', 'bigint', (column) => column.notNull())
    .addColumn('uses', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await queries.selectFrom('recorderInvitations').selectAll().execute()
  for (const row of rows) {
    await queries
      .insertInto('invitationsWithLinks')
      .values({ ...row, maxUses: 1, uses: 0 })
      .execute()
  }
  await schema.dropTable('recorder_invitations').execute()
  await schema.alterTable('invitations_with_links').renameTo('recorder_invitations').execute()
  await schema
    .createIndex('recorder_invitations_by_email')
    .on('recorder_invitations')
    .column('email_key')
    .execute()
  await schema
    .createIndex('recorder_invitations_by_language')
    .on('recorder_invitations')
    .columns(['language', 'id'])
    .execute()
  await schema
    .createIndex('recorder_invitations_by_inviter')
    .on('recorder_invitations')
    .column('invited_by')
    .execute()
}
