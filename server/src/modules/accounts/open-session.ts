import type { SessionResponse } from '@mboa/contract'
import type { Context } from 'hono'
import { sessionCookie } from '../../http/session-cookie.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Account } from './accounts.repository.ts'
import { sessionLifetimeMs } from './limits.ts'
import { invitationCookie } from './recorders/invitation-cookie.ts'
import type { Recorders } from './recorders/recorders.service.ts'
import type { Sessions } from './sessions.service.ts'
import { presentUser } from './user-presenter.ts'

export const sessionSeconds = sessionLifetimeMs / 1000

/** Signs the browser in and answers who it is now; the session it came with ends. */
export type OpenSession = (c: Context, account: Account) => Promise<SessionResponse>

/** Takes up the invitation whose link this browser has followed, if there is one. */
export type AcceptInvitation = (c: Context, account: Account) => Promise<Account>

export function createAcceptInvitation(recorders: Recorders): AcceptInvitation {
  return async (c, account) => {
    const code = invitationCookie.read(c)
    if (code !== undefined) invitationCookie.clear(c)
    return recorders.accept(account, code)
  }
}

export function createOpenSession(parts: {
  sessions: Sessions
  acceptInvitation: AcceptInvitation
  clock: Clock
}): OpenSession {
  return async (c, signedIn) => {
    const account = await parts.acceptInvitation(c, signedIn)
    const from = { userAgent: c.req.header('user-agent') ?? '', oldToken: sessionCookie.read(c) }
    sessionCookie.write(c, await parts.sessions.open(account, from), sessionSeconds)
    return { user: presentUser(account), now: parts.clock.now() }
  }
}
