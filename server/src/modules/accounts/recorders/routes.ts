import { api, pagePaths } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../result.ts'
import { findRecorderLanguage } from '../../speakers/index.ts'
import { findAccount } from '../repository.ts'
import { followedInvitationMs, invitationLimit } from '../limits.ts'
import { isEmailAvailable } from '../sign-up/service.ts'
import { applyInvitation, invitationCookie, presentSession } from '../signed-in-browser.ts'
import { findFollowed, presentFollowed } from './accept-invitations.ts'
import { invitedTo } from '../mails/invitation-mail.ts'
import type { Invitation } from './repository.ts'

export const recorderRoutes: readonly Route[] = [
  defineRoute(api.openInvitation, {
    summary: 'Follow the link of an invitation: leads on to signing up or in, or to being asked',
    access: 'anyone',
    limit: invitationLimit,
    async handle({ context, actor, query: { code }, c }) {
      c.header('Cache-Control', 'no-store')
      const invitation = await findFollowed(context, code)
      if (invitation === undefined) return c.redirect(`${pagePaths.invalidLink}?invitation`)
      // Nothing changes yet: mail scanners follow links too.
      const leftMs = invitation.expiresAt - context.clock.now()
      const seconds = Math.floor(Math.min(leftMs, followedInvitationMs) / 1000)
      invitationCookie.write(c, code, seconds)
      if (actor !== undefined) return c.redirect(pagePaths.invitation)
      const isNew = await isForNewcomer(context, invitation)
      return c.redirect(invitedTo(isNew ? pagePaths.signUp : pagePaths.login))
    },
  }),
  defineRoute(api.readFollowedInvitation, {
    summary: 'Answer what the invitation is to that this browser has followed',
    access: 'anyone',
    async handle({ context, actor, c }) {
      const invitation = await findFollowed(context, invitationCookie.read(c))
      if (invitation === undefined) return succeed({ invitation: null })
      const isNew = actor === undefined && (await isForNewcomer(context, invitation))
      return succeed(presentFollowed(invitation, isNew))
    },
  }),
  defineRoute(api.leaveInvitation, {
    summary: 'Leave the invitation that this browser has followed; it stays open',
    access: 'anyone',
    handle({ c }) {
      invitationCookie.clear(c)
      return Promise.resolve(succeed(undefined))
    },
  }),
  defineRoute(api.acceptInvitation, {
    summary: 'Become a recorder by the invitation that this browser has followed',
    access: 'signed-in',
    limit: invitationLimit,
    async handle({ context, actor, c }) {
      const invitation = await findFollowed(context, invitationCookie.read(c))
      if (invitation === undefined) return refuse('not-found')
      const { queries } = context.database
      const account = await findAccount(queries, actor.accountId)
      if (account === undefined) return refuse('not-signed-in')
      const accepted = await applyInvitation(context, c, account)
      // Another was quicker, or they were removed from the language since it was made.
      const { language } = invitation
      const given = await findRecorderLanguage(queries, account.id, language)
      return given === undefined ? refuse('not-found') : succeed(presentSession(context, accepted))
    },
  }),
]

/** A link is shown to people without an account; a mail goes to who may have one. */
const isForNewcomer = async (context: Context, { email }: Pick<Invitation, 'email'>) =>
  email === null || (await isEmailAvailable(context, email))
