import { googlePendingMs, type GooglePending, type InterfaceLanguage } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { supersedeCodes } from '../account-codes.repository.ts'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  newAccount,
  type Account,
} from '../repository.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import {
  fillFromGoogle,
  findAccountByIdentity,
  findPendingSignUp,
  handOver,
  insertIdentity,
  insertPendingSignUp,
  claimPendingSignUp,
} from './repository.ts'
import type { GoogleIdentity } from './openid-client.ts'

/** Whose sign-in it is, or the token under which a new person's waits. */
export type Admission =
  | { readonly kind: 'known'; readonly account: Account }
  | { readonly kind: 'new'; readonly pendingToken: string }

/** §3: the name of who has none at Google. */
const namelessUser = 'Google User'

/**
 * Finds the account an identity opens. A verified account with the same e-mail is linked, an
 * unverified one handed over; for a new person nothing is made yet but a pending record.
 */
export function admitIdentity(
  context: Context,
  identity: GoogleIdentity,
  language: InterfaceLanguage,
): Promise<Result<Admission>> {
  return linkAccounts(context, async (queries, linked) => {
    const account = await claimAccount(context, queries, { identity, linked })
    if (account !== undefined) {
      if (account.disabledAt !== null) return refuse('account-disabled')
      return succeed({ kind: 'known' as const, account })
    }
    const pendingToken = context.ids.token()
    const { issuer, subject, email, displayName, photoUrl } = identity
    await insertPendingSignUp(queries, {
      issuer,
      subject,
      email,
      displayName,
      photoUrl,
      language,
      tokenHash: hashToken(pendingToken),
      expiresAt: context.clock.now() + googlePendingMs,
    })
    return succeed({ kind: 'new' as const, pendingToken })
  })
}

export async function findPending(
  { database, clock }: Context,
  token: string,
): Promise<Result<GooglePending>> {
  const pending = await findPendingSignUp(database.queries, hashToken(token), clock.now())
  if (pending === undefined) return refuse('google-session-expired')
  const { email, photoUrl: photoURL, expiresAt } = pending
  return succeed({ email, photoURL, expiresAt, fullName: nameOf(pending) })
}

/** "Create My Account": makes the account of a pending record, once. */
export function completeSignUp(context: Context, token: string): Promise<Result<Account>> {
  return linkAccounts(context, async (queries, linked) => {
    const pending = await claimPendingSignUp(queries, hashToken(token), context.clock.now())
    if (pending === undefined) return refuse('google-session-expired')
    const claim = () => claimAccount(context, queries, { identity: pending, linked })
    // Somebody may have signed up with this address in the meantime.
    const account =
      (await claim()) ?? (await createAccount(context, queries, pending)) ?? (await claim())
    if (account === undefined) return refuse('google-signup-failed')
    return account.disabledAt === null ? succeed(account) : refuse('account-disabled')
  })
}

/** Runs `work` in a transaction, and notes the accounts it linked once that is certain. */
async function linkAccounts<Value>(
  { database, securityLog }: Context,
  work: (queries: Queries, linked: string[]) => Promise<Value>,
): Promise<Value> {
  const linked: string[] = []
  const result = await database.transaction((queries) => work(queries, linked))
  for (const accountId of linked) securityLog.note('google-linked', accountId)
  return result
}

/** The account this identity opens from now on, if there is one to open. */
async function claimAccount(
  { clock }: Context,
  queries: Queries,
  { identity, linked }: { identity: GoogleIdentity; linked: string[] },
): Promise<Account | undefined> {
  const known = await findAccountByIdentity(queries, identity)
  if (known !== undefined) return known
  const addressed = await findAccountByEmail(queries, identity.email)
  if (addressed === undefined) return undefined
  // Its owner may be verifying it at this moment, and must not lose their password then.
  await lockAccount(queries, addressed.id)
  const account = await findAccountByEmail(queries, identity.email)
  if (account === undefined || account.disabledAt !== null) return account
  const now = clock.now()
  if (account.emailVerifiedAt === null) {
    await handOver(queries, account.id, { fullName: nameOf(identity), now })
    await removeSessionsOf(queries, account.id)
    await supersedeCodes(queries, account.id, 'verify-email', now)
    await supersedeCodes(queries, account.id, 'reset-password', now)
  }
  await link(queries, account, { identity, now })
  linked.push(account.id)
  return findAccount(queries, account.id)
}

async function createAccount(
  { clock, ids }: Context,
  queries: Queries,
  pending: GoogleIdentity & { language: InterfaceLanguage },
): Promise<Account | undefined> {
  const now = clock.now()
  const { email, displayName, photoUrl, language } = pending
  const fullName = nameOf(pending)
  const given = { email, fullName, displayName, photoUrl, language }
  const account = newAccount({ id: ids.uuid(), ...given, emailVerifiedAt: now, createdAt: now })
  if (!(await insertAccount(queries, account))) return undefined
  await link(queries, account, { identity: pending, now })
  return account
}

async function link(
  queries: Queries,
  { id: accountId }: Account,
  { identity, now }: { identity: GoogleIdentity; now: number },
): Promise<void> {
  const { issuer, subject } = identity
  await fillFromGoogle(queries, accountId, identity)
  await insertIdentity(queries, { issuer, subject, accountId, linkedAt: now })
}

function nameOf({ displayName }: Pick<GoogleIdentity, 'displayName'>): string {
  return displayName ?? namelessUser
}
