import { googlePendingMs, type GooglePending, type InterfaceLanguage } from '@mboa/contract'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { hashToken, type Ids } from '../../../platform/ids.ts'
import { supersedeCodes } from '../account-codes.repository.ts'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  type Account,
} from '../accounts.repository.ts'
import { emailKeyOf } from '../email-address.ts'
import type { SecurityLog } from '../security-log.ts'
import { removeSessionsOf } from '../sessions.repository.ts'
import {
  fillFromGoogle,
  findAccountByIdentity,
  findPendingSignUp,
  handOver,
  insertIdentity,
  insertPendingSignUp,
  takePendingSignUp,
} from './google.repository.ts'
import type { GoogleIdentity } from './openid-client.ts'

/** Whose sign-in it is, or the token under which a new person's waits. */
export type Admission =
  | { readonly kind: 'known'; readonly account: Account }
  | { readonly kind: 'new'; readonly pendingToken: string }

export interface GoogleSignIn {
  /**
   * Finds the account an identity opens. A verified account with the same e-mail is linked, an
   * unverified one handed over; for a new person nothing is made yet but a pending record.
   */
  admit(identity: GoogleIdentity, language: InterfaceLanguage): Promise<Outcome<Admission>>
  findPending(token: string): Promise<Outcome<GooglePending>>
  /** "Create My Account": makes the account of a pending record, once. */
  complete(token: string): Promise<Outcome<Account>>
}

/** §3: the name of who has none at Google. */
const namelessUser = 'Google User'

export function createGoogleSignIn(parts: {
  database: Database
  clock: Clock
  ids: Ids
  securityLog: SecurityLog
}): GoogleSignIn {
  const { database, clock, ids, securityLog } = parts

  /** Runs `work` in a transaction, and notes the accounts it linked once that is certain. */
  async function noteLinks<Result>(
    work: (queries: Queries, linked: string[]) => Promise<Result>,
  ): Promise<Result> {
    const linked: string[] = []
    const result = await database.transaction((queries) => work(queries, linked))
    for (const accountId of linked) securityLog.note('google-linked', accountId)
    return result
  }

  /** The account this identity opens from now on, if there is one to open. */
  async function claimAccount(queries: Queries, identity: GoogleIdentity, linked: string[]) {
    const known = await findAccountByIdentity(queries, identity)
    if (known !== undefined) return known
    const account = await findAccountByEmail(queries, identity.email)
    if (account === undefined || account.disabledAt !== null) return account
    const now = clock.now()
    if (account.emailVerifiedAt === null) {
      await handOver(queries, account.id, { fullName: nameOf(identity), now })
      await removeSessionsOf(queries, account.id)
      await supersedeCodes(queries, account.id, 'verify-email', now)
      await supersedeCodes(queries, account.id, 'reset-password', now)
    }
    await link(queries, account, identity)
    linked.push(account.id)
    return findAccount(queries, account.id)
  }

  async function link(queries: Queries, account: Account, identity: GoogleIdentity) {
    const { issuer, subject } = identity
    await fillFromGoogle(queries, account.id, identity)
    await insertIdentity(queries, {
      issuer,
      subject,
      accountId: account.id,
      linkedAt: clock.now(),
    })
  }

  async function createAccount(
    queries: Queries,
    identity: GoogleIdentity,
    language: InterfaceLanguage,
  ): Promise<Account | undefined> {
    const account = newAccount(identity, { id: ids.uuid(), language, now: clock.now() })
    if (!(await insertAccount(queries, account))) return undefined
    await link(queries, account, identity)
    return account
  }

  return {
    async admit(identity, language) {
      return noteLinks(async (queries, linked) => {
        const account = await claimAccount(queries, identity, linked)
        if (account !== undefined) {
          if (account.disabledAt !== null) return refuse('account-disabled')
          return succeed({ kind: 'known' as const, account })
        }
        const pendingToken = ids.token()
        const { issuer, subject, email, displayName, photoUrl } = identity
        await insertPendingSignUp(queries, {
          issuer,
          subject,
          email,
          displayName,
          photoUrl,
          language,
          tokenHash: hashToken(pendingToken),
          expiresAt: clock.now() + googlePendingMs,
        })
        return succeed({ kind: 'new' as const, pendingToken })
      })
    },
    async findPending(token) {
      const pending = await findPendingSignUp(database.queries, hashToken(token), clock.now())
      if (pending === undefined) return refuse('google-session-expired')
      const { email, photoUrl: photoURL, expiresAt } = pending
      return succeed({ email, photoURL, expiresAt, fullName: nameOf(pending) })
    },
    async complete(token) {
      return noteLinks(async (queries, linked) => {
        const pending = await takePendingSignUp(queries, hashToken(token), clock.now())
        if (pending === undefined) return refuse('google-session-expired')
        // Somebody may have signed up with this address in the meantime.
        const account =
          (await claimAccount(queries, pending, linked)) ??
          (await createAccount(queries, pending, pending.language)) ??
          (await claimAccount(queries, pending, linked))
        if (account === undefined) return refuse('google-signup-failed')
        return account.disabledAt === null ? succeed(account) : refuse('account-disabled')
      })
    },
  }
}

function nameOf({ displayName }: Pick<GoogleIdentity, 'displayName'>): string {
  return displayName ?? namelessUser
}

function newAccount(
  identity: GoogleIdentity,
  made: { id: string; language: InterfaceLanguage; now: number },
): Account {
  return {
    id: made.id,
    email: identity.email,
    emailKey: emailKeyOf(identity.email),
    phoneNumber: null,
    nationalNumber: null,
    heldPhoneNumber: null,
    fullName: nameOf(identity),
    displayName: identity.displayName,
    photoUrl: identity.photoUrl,
    role: 'learner',
    language: made.language,
    passwordHash: null,
    emailVerifiedAt: made.now,
    verificationRequestedAt: null,
    termsAcceptedAt: made.now,
    disabledAt: null,
    createdAt: made.now,
  }
}
