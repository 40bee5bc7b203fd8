import { roles, userSchema, type SessionResponse, type User } from '@mboa/contract'
import type { Context as HttpContext } from 'hono'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import { hostCookie, sessionCookie } from '../../http/host-cookie.ts'
import { succeed, type Result } from '../../result.ts'
import type { Account } from './repository.ts'
import { idleSessionMs } from './limits.ts'
import { acceptInvitations, findAsked } from './recorders/accept-invitations.ts'
import { openSession } from './sessions.ts'

const sessionSeconds = idleSessionMs / 1000

/** Carries the code of a followed invitation to signing up, or to being asked. */
export const invitationCookie = hostCookie('mboa_invitation')

/** Signs a new account in, which was made by the invitation that this browser has followed, if any. */
export async function signNewcomerIn(
  context: Context,
  c: HttpContext,
  signedUp: Account,
): Promise<Result<SessionResponse>> {
  const opened = await openBrowserSession(context, c, signedUp)
  if (!opened.ok) return opened
  return succeed(await presentAsked(context, c, await applyInvitation(context, c, signedUp)))
}

/**
 * Signs the browser in. Invitations to the account's own address are taken; one that was followed
 * here waits to be asked about: on a phone that several share, whoever opened it may be another.
 */
export async function signBrowserIn(
  context: Context,
  c: HttpContext,
  proven: Account,
): Promise<Result<SessionResponse>> {
  const opened = await openBrowserSession(context, c, proven)
  if (!opened.ok) return opened
  return succeed(await presentAsked(context, c, await acceptInvitations(context, proven)))
}

async function openBrowserSession(
  context: Context,
  c: HttpContext,
  proven: Account,
): Promise<Result<undefined>> {
  const from = { userAgent: c.req.header('user-agent') ?? '', oldToken: sessionCookie.read(c) }
  const opened = await openSession(context, proven, from)
  if (!opened.ok) return opened
  setSessionCookie(c, opened.value)
  return succeed(undefined)
}

/** Who is signed in, and whether an invitation that was followed here waits for their answer. */
export async function presentAsked(
  context: Context,
  c: HttpContext,
  account: Account,
): Promise<SessionResponse> {
  const asked = await findAsked(context, account, invitationCookie.read(c))
  return { ...presentSession(context, account), ...(asked !== undefined && { isInvited: true }) }
}

export function setSessionCookie(c: HttpContext, token: string): void {
  sessionCookie.write(c, token, sessionSeconds)
}

/** Takes up the invitation whose link this browser has followed, if there is one. */
export async function applyInvitation(
  context: Context,
  c: HttpContext,
  account: Account,
): Promise<Account> {
  const code = invitationCookie.read(c)
  if (code !== undefined) invitationCookie.clear(c)
  return acceptInvitations(context, account, code)
}

export function presentSession({ clock }: Context, account: Account | undefined): SessionResponse {
  return { user: account === undefined ? null : presentUser(account), now: clock.now() }
}

/**
 * The account as its owner's browser sees it: what the contract names and nothing else, so that the
 * hash and other inner matters stay here.
 */
export function presentUser(account: Account): User {
  return v.parse(userSchema, {
    ...account,
    photoURL: account.photoUrl,
    // An unknown role counts as learner (§6).
    role: roles.find((role) => role === account.role) ?? 'learner',
    emailVerified: account.emailVerifiedAt !== null,
  })
}
