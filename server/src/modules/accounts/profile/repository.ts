import type { Queries } from '../../../platform/database/database.ts'
import { removeMailsOf } from '../../../platform/mail/mail-outbox.repository.ts'
import type { Account } from '../repository.ts'
import { removePendingOf } from '../google/repository.ts'
import type { PhoneNumber } from '../phone-number.ts'
import type { Session } from '../sessions.repository.ts'

type PhoneColumn = 'phoneNumber' | 'nationalNumber' | 'heldPhoneNumber'

/** By column. Undefined is left as it is, whoever changes it meanwhile. */
export type ProfileChanges = {
  readonly [Column in Exclude<keyof Account, PhoneColumn>]?: Account[Column] | undefined
} & { readonly phoneNumber?: PhoneNumber | null | undefined }

/** Changes what is given. @throws a unique violation when the number is somebody's already */
export async function updateProfile(
  queries: Queries,
  accountId: string,
  { phoneNumber, ...columns }: ProfileChanges,
): Promise<void> {
  const given = {
    ...columns,
    ...(phoneNumber !== undefined && {
      phoneNumber: phoneNumber?.e164 ?? null,
      nationalNumber: phoneNumber?.national ?? null,
    }),
  }
  if (Object.values(given).every((value) => value === undefined)) return
  await queries
    .updateTable('accounts')
    .set((expression) => ({
      ...given,
      ...(phoneNumber !== undefined && {
        heldPhoneNumber: expression
          .case()
          .when('emailVerifiedAt', 'is not', null)
          .then(phoneNumber?.e164 ?? null)
          .else(null)
          .end(),
      }),
    }))
    .where('id', '=', accountId)
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
export async function hasSession(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const found = await queries
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** The account with all that hangs on it, and what waits under its address or failed there. */
export async function removeAccount(queries: Queries, { id, emailKey }: Account): Promise<void> {
  await removePendingOf(queries, emailKey)
  await queries.deleteFrom('recorderInvitations').where('emailKey', '=', emailKey).execute()
  await removeMailsOf(queries, [id, emailKey])
  await queries.deleteFrom('accounts').where('id', '=', id).execute()
}
