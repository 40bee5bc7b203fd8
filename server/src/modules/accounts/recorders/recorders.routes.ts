import { apiPaths, pagePaths } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { hashToken } from '../../../platform/ids.ts'
import { invitationLimit } from '../limits.ts'
import { isEmailAvailable } from '../sign-up/sign-up.service.ts'
import { invitationCookie } from '../signed-in-browser.ts'
import { findInvitation } from './recorders.repository.ts'

export const recorderRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.openInvitation,
    summary: 'Follow the mailed link of an invitation: leads on to signing up or in',
    access: 'anyone',
    limit: invitationLimit,
    async handle({ context, c }) {
      const code = c.req.query('code') ?? ''
      const now = context.clock.now()
      c.header('Cache-Control', 'no-store')
      const invitation = await findInvitation(context.database.queries, hashToken(code), now)
      if (invitation === undefined) return c.redirect(pagePaths.invalidLink)
      // Nothing changes yet: mail scanners follow links too.
      invitationCookie.write(c, code, Math.floor((invitation.expiresAt - now) / 1000))
      const isNew = await isEmailAvailable(context, invitation.email)
      return c.redirect(isNew ? pagePaths.signUp : pagePaths.login)
    },
  }),
]
