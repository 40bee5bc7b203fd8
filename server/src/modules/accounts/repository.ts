import { maxClockSkewMs } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AccountsTable } from '../../platform/database/account-tables.ts'
import { emailKeyOf } from './email-address.ts'

/** An account with its profile, as stored. */
export type Account = Readonly<AccountsTable>

/** All of it, each by its name: a statement of columns that stay the same can be planned once. */
export const accountColumns = [
  'accounts.id',
  'accounts.email',
  'accounts.emailKey',
  'accounts.phoneNumber',
  'accounts.nationalNumber',
  'accounts.heldPhoneNumber',
  'accounts.fullName',
  'accounts.displayName',
  'accounts.photoUrl',
  'accounts.role',
  'accounts.language',
  'accounts.passwordHash',
  'accounts.emailVerifiedAt',
  'accounts.verificationRequestedAt',
  'accounts.termsAcceptedAt',
  'accounts.disabledAt',
  'accounts.createdAt',
] as const

/** A learner's as it begins: whatever is not given is not there (yet). */
export function newAccount(
  given: Pick<Account, 'id' | 'email' | 'fullName' | 'language' | 'createdAt'> & Partial<Account>,
): Account {
  return {
    emailKey: emailKeyOf(given.email),
    phoneNumber: null,
    nationalNumber: null,
    heldPhoneNumber: null,
    displayName: null,
    photoUrl: null,
    role: 'learner',
    passwordHash: null,
    emailVerifiedAt: null,
    verificationRequestedAt: null,
    termsAcceptedAt: given.createdAt,
    disabledAt: null,
    ...given,
  }
}

/** False when the address is taken, also by a sign-up of the same moment. */
export async function insertAccount(queries: Queries, account: Account): Promise<boolean> {
  const inserted = await queries
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  return queries.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Keeps two changes of one account apart until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('accounts')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('id', '=', id)
    .execute()
}

/** However the address is spelled (`emailKeyOf`). */
export function findAccountByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  return queries
    .selectFrom('accounts')
    .select(accountColumns)
    .where('emailKey', '=', emailKeyOf(email))
    .executeTakeFirst()
}

/** The verified account that holds the number: there is one at most. */
export function findPhoneHolder(queries: Queries, e164: string): Promise<Account | undefined> {
  return queries
    .selectFrom('accounts')
    .selectAll()
    .where('heldPhoneNumber', '=', e164)
    .executeTakeFirst()
}

/** Verified accounts whose number has this national part, in whatever country. */
export function listNationalHolders(
  queries: Queries,
  spellings: readonly string[],
): Promise<readonly Account[]> {
  if (spellings.length === 0) return Promise.resolve([])
  return queries
    .selectFrom('accounts')
    .selectAll()
    .where('nationalNumber', 'in', spellings)
    .where('heldPhoneNumber', 'is not', null)
    .limit(2)
    .execute()
}

/** Unverified accounts that gave this number, newest first: they hold it only once verified. */
export function listPhoneClaimants(
  queries: Queries,
  e164: string,
  count: number,
): Promise<readonly Account[]> {
  return queries
    .selectFrom('accounts')
    .selectAll()
    .where('phoneNumber', '=', e164)
    .where('emailVerifiedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/**
 * Marks the address as verified, once. The number becomes the account's unless another verified
 * account was quicker: then this one continues without a number.
 */
export async function verifyAccount(queries: Queries, account: Account, now: number) {
  const { id, phoneNumber } = account
  const holder = phoneNumber === null ? undefined : await findPhoneHolder(queries, phoneNumber)
  // Its own, where it was verified before and its address was changed since.
  const held = holder === undefined || holder.id === id ? phoneNumber : null
  await queries
    .updateTable('accounts')
    .set({ emailVerifiedAt: now, heldPhoneNumber: held, phoneNumber: held })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute()
}

/** Another address, which nobody has verified yet; a mail about it is asked for now. */
export async function replaceEmail(
  queries: Queries,
  accountId: string,
  { email, now }: { email: string; now: number },
): Promise<void> {
  await queries
    .updateTable('accounts')
    .set({
      email,
      emailKey: emailKeyOf(email),
      emailVerifiedAt: null,
      verificationRequestedAt: now,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Notes that a new mail is asked for now; false when the last one was after `latestBefore`. */
export async function claimVerificationRequest(
  queries: Queries,
  accountId: string,
  request: { now: number; latestBefore: number },
): Promise<boolean> {
  const updated = await queries
    .updateTable('accounts')
    .set({ verificationRequestedAt: request.now })
    .where('id', '=', accountId)
    .where((expression) =>
      expression.or([
        expression('verificationRequestedAt', 'is', null),
        expression('verificationRequestedAt', '<=', request.latestBefore),
        expression('verificationRequestedAt', '>', request.now + maxClockSkewMs),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Sets a new password; null takes it away. */
export async function updatePassword(
  queries: Queries,
  accountId: string,
  passwordHash: string | null,
): Promise<void> {
  await queries.updateTable('accounts').set({ passwordHash }).where('id', '=', accountId).execute()
}

/** Locks the account from that instant on; null opens it again. */
export async function setDisabled(
  queries: Queries,
  accountId: string,
  disabledAt: number | null,
): Promise<void> {
  await queries.updateTable('accounts').set({ disabledAt }).where('id', '=', accountId).execute()
}

/** What people of these ids are called, by id; who is gone is left out. */
export async function listNames(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('accounts')
    .select(['id', 'fullName'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}
