import { domainToASCII } from 'node:url'
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

interface Before {
  accounts: {
    id: string
    emailKey: string
    emailVerifiedAt: number | null
    createdAt: number
  }
  recorderInvitations: { id: string; emailKey: string }
  mailOutbox: { id: string; payload: string; person: string | null }
}

/**
 * One mailbox had as many keys as its domain has spellings (`ｇmail.com`). Each account now has the
 * one of the resolved domain; where several had the mailbox, the first verified one, and the
 * others keep theirs, by which they are found still. And the outbox names whose a mail is.
 */
export const resolvedAddressesMigration: Migration = {
  name: '0015-resolved-addresses',
  async up(schema) {
    await schema.schema.alterTable('mail_outbox').addColumn('person', 'text').execute()
    const queries = schema as Kysely<Before>
    await resolveAccounts(queries)
    await resolveInvitations(queries)
    await nameOutbox(queries)
  },
}

/** Only those can differ, and they are few. */
const isNotAscii = sql<boolean>`octet_length(email_key) > length(email_key)`

async function resolveAccounts(queries: Kysely<Before>): Promise<void> {
  const accounts = await queries
    .selectFrom('accounts')
    .select(['id', 'emailKey', 'emailVerifiedAt'])
    .where(isNotAscii)
    .orderBy((order) => order.fn.coalesce('emailVerifiedAt', sql<number>`9007199254740991`))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  for (const { id, emailKey } of accounts) {
    const resolved = resolve(emailKey)
    if (resolved === emailKey) continue
    const holder = await queries
      .selectFrom('accounts')
      .select('id')
      .where('emailKey', '=', resolved)
      .executeTakeFirst()
    if (holder !== undefined) continue
    await queries.updateTable('accounts').set({ emailKey: resolved }).where('id', '=', id).execute()
  }
}

async function resolveInvitations(queries: Kysely<Before>): Promise<void> {
  const invitations = await queries
    .selectFrom('recorderInvitations')
    .select(['id', 'emailKey'])
    .where(isNotAscii)
    .execute()
  for (const { id, emailKey } of invitations) {
    await queries
      .updateTable('recorderInvitations')
      .set({ emailKey: resolve(emailKey) })
      .where('id', '=', id)
      .execute()
  }
}

async function nameOutbox(queries: Kysely<Before>): Promise<void> {
  const mails = await queries.selectFrom('mailOutbox').select(['id', 'payload']).execute()
  for (const { id, payload } of mails) {
    const told = JSON.parse(payload) as { accountId?: string; email?: string; fullName?: string }
    // The last notice to a deleted account carries its name too, and is nobody's any more.
    const email = told.fullName === undefined ? told.email : undefined
    const key = email === undefined ? null : resolve(email.trim().normalize('NFC').toLowerCase())
    const person = told.accountId ?? key
    await queries.updateTable('mailOutbox').set({ person }).where('id', '=', id).execute()
  }
}

function resolve(emailKey: string): string {
  const at = emailKey.lastIndexOf('@')
  const domain = domainToASCII(emailKey.slice(at + 1))
  return domain === '' ? emailKey : `${emailKey.slice(0, at)}@${domain}`
}
