import type { InterfaceLanguage } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { emailKeyOf, type Account } from '../accounts.repository.ts'
import type { PhoneNumber } from '../phone-number.ts'
import type { Session } from '../sessions.repository.ts'

/** Changes what is given. @throws a unique violation when the number is somebody's already */
export async function updateProfile(
  queries: Queries,
  account: Account,
  changes: {
    fullName?: string | undefined
    phoneNumber?: PhoneNumber | null | undefined
    language?: InterfaceLanguage | undefined
  },
): Promise<void> {
  const { fullName = account.fullName, language = account.language, phoneNumber } = changes
  const isVerified = account.emailVerifiedAt !== null
  const number = phoneNumber !== undefined && {
    phoneNumber: phoneNumber?.e164 ?? null,
    nationalNumber: phoneNumber?.national ?? null,
    heldPhoneNumber: isVerified ? (phoneNumber?.e164 ?? null) : null,
  }
  await queries
    .updateTable('accounts')
    .set({ fullName, language, ...number })
    .where('id', '=', account.id)
    .execute()
}

/** The account's sessions that have not ended, the one seen last first. */
export function listSessions(
  queries: Queries,
  accountId: string,
  now: number,
): Promise<readonly Session[]> {
  return queries
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False when the account has no such session: somebody else's is not found. */
export async function removeSessionById(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const removed = await queries
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function listRecorderLanguages(
  queries: Queries,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('recorderLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .orderBy('language')
    .execute()
  return rows.map(({ language }) => language)
}

/** The account with all that hangs on it, and what waits under its address. */
export async function removeAccount(queries: Queries, { id, email }: Account): Promise<void> {
  await queries.deleteFrom('googleSignUps').where('email', '=', email).execute()
  await queries
    .deleteFrom('recorderInvitations')
    .where('emailKey', '=', emailKeyOf(email))
    .execute()
  await queries.deleteFrom('accounts').where('id', '=', id).execute()
}
