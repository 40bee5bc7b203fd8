import type { Queries } from '../../../platform/database/database.ts'
import { inSlices } from '../../../platform/database/in-slices.ts'
import type {
  AccountIdentitiesTable,
  GoogleSignUpsTable,
} from '../../../platform/database/account-tables.ts'
import type { Account } from '../repository.ts'
import { emailKeyOf } from '../email-address.ts'
import type { GoogleIdentity } from './openid-client.ts'

export type PendingSignUp = Readonly<GoogleSignUpsTable>
export type Identity = Readonly<AccountIdentitiesTable>

/** The account that this person's sign-in opens. */
export function findAccountByIdentity(
  queries: Queries,
  { issuer, subject }: Pick<GoogleIdentity, 'issuer' | 'subject'>,
): Promise<Account | undefined> {
  return queries
    .selectFrom('accountIdentities')
    .innerJoin('accounts', 'accounts.id', 'accountIdentities.accountId')
    .selectAll('accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function insertIdentity(queries: Queries, identity: Identity): Promise<void> {
  await queries
    .insertInto('accountIdentities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
}

export function listIdentities(queries: Queries, accountId: string): Promise<readonly Identity[]> {
  return queries
    .selectFrom('accountIdentities')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('linkedAt')
    .execute()
}

/** No Google account opens it any more, until one with its address does. */
export async function removeIdentities(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('accountIdentities').where('accountId', '=', accountId).execute()
}

/** Adds what Google gives where the account has nothing of its own. */
export async function fillFromGoogle(
  queries: Queries,
  accountId: string,
  { displayName, photoUrl }: Pick<GoogleIdentity, 'displayName' | 'photoUrl'>,
): Promise<void> {
  await queries
    .updateTable('accounts')
    .set((expression) => ({
      displayName: expression.fn.coalesce('displayName', expression.val(displayName)),
      photoUrl: expression.fn.coalesce('photoUrl', expression.val(photoUrl)),
    }))
    .where('id', '=', accountId)
    .execute()
}

/**
 * Gives an account whose address nobody had verified to the address's owner: whoever made it may
 * have been a stranger, so their password, number and name go.
 */
export async function handOver(
  queries: Queries,
  accountId: string,
  owner: { fullName: string; now: number },
): Promise<void> {
  await queries
    .updateTable('accounts')
    .set({
      fullName: owner.fullName,
      passwordHash: null,
      phoneNumber: null,
      nationalNumber: null,
      heldPhoneNumber: null,
      emailVerifiedAt: owner.now,
    })
    .where('id', '=', accountId)
    .execute()
}

export async function insertPendingSignUp(queries: Queries, pending: PendingSignUp): Promise<void> {
  await queries.insertInto('googleSignUps').values(pending).execute()
}

export function findPendingSignUp(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<PendingSignUp | undefined> {
  return queries
    .selectFrom('googleSignUps')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Takes the pending sign-up away for good; undefined when it is gone or too old. */
export function claimPendingSignUp(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<PendingSignUp | undefined> {
  return queries
    .deleteFrom('googleSignUps')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Removes those under an address, however it is spelled. There are few: each lives ten minutes. */
export async function removePendingOf(queries: Queries, emailKey: string): Promise<void> {
  const pending = await queries.selectFrom('googleSignUps').select(['tokenHash', 'email']).execute()
  const found = pending.filter(({ email }) => emailKeyOf(email) === emailKey)
  const hashes = found.map(({ tokenHash }) => tokenHash)
  await inSlices(hashes, (some) =>
    queries.deleteFrom('googleSignUps').where('tokenHash', 'in', some).execute(),
  )
}

export async function removePendingExpiredBefore(queries: Queries, instant: number): Promise<void> {
  await queries.deleteFrom('googleSignUps').where('expiresAt', '<=', instant).execute()
}
