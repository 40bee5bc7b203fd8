import { apiPaths, pagePaths } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import type { Clock } from '../../../platform/clock.ts'
import { invitationLimit } from '../limits.ts'
import { invitationCookie } from './invitation-cookie.ts'
import type { Recorders } from './recorders.service.ts'

export function createRecorderRoutes(parts: {
  recorders: Recorders
  /** True when somebody has an account under this address. */
  isKnown: (email: string) => Promise<boolean>
  clock: Clock
}): readonly Route[] {
  const { recorders, isKnown, clock } = parts
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.openInvitation,
      summary: 'Follow the mailed link of an invitation: leads on to signing up or in',
      access: 'anyone',
      limit: invitationLimit,
      async handle({ c }) {
        const code = c.req.query('code') ?? ''
        c.header('Cache-Control', 'no-store')
        const invitation = await recorders.find(code)
        if (invitation === undefined) return c.redirect(pagePaths.invalidLink)
        // Nothing changes yet: mail scanners follow links too.
        const seconds = Math.floor((invitation.expiresAt - clock.now()) / 1000)
        invitationCookie.write(c, code, seconds)
        const hasAccount = await isKnown(invitation.email)
        return c.redirect(hasAccount ? pagePaths.login : pagePaths.signUp)
      },
    }),
  ]
}
