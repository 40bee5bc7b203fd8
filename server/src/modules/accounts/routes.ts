import { api } from '@mboa/contract'
import * as v from 'valibot'
import { clearBrowserCache, sessionCookie } from '../../http/host-cookie.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { googleRoutes } from './google/routes.ts'
import { availabilityLimit, loginLimit, resendLimit } from './limits.ts'
import { authenticate, logIn } from './login/service.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { findFollowed } from './recorders/accept-invitations.ts'
import { recorderRoutes } from './recorders/routes.ts'
import { closeSession, findSignedIn } from './sessions.ts'
import { isEmailAvailable, signUp } from './sign-up/service.ts'
import {
  invitationCookie,
  setSessionCookie,
  presentSession,
  presentAsked,
  signBrowserIn,
  signNewcomerIn,
} from './signed-in-browser.ts'
import {
  resendToOwner,
  resendVerificationByCode,
  resendVerificationByUser,
  verifyEmail,
} from './verification/service.ts'

const signInRoutes: readonly Route[] = [
  defineRoute(api.signUp, {
    summary:
      'Register a learner and mail the verification link; who came by a mailed invitation is signed in',
    access: 'anyone',
    bodySchema: v.unknown(),
    status: 201,
    async handle({ context, body, address, c }) {
      const invitation = await findFollowed(context, invitationCookie.read(c))
      const signedUp = await signUp(context, body, { address, invitation })
      if (!signedUp.ok) return signedUp
      const { account, response } = signedUp.value
      if (account.emailVerifiedAt === null) return succeed(response)
      const session = await signNewcomerIn(context, c, account)
      return session.ok ? succeed({ ...response, session: session.value }) : session
    },
  }),
  defineRoute(api.checkEmailAvailability, {
    summary: 'Answer whether an e-mail address is free for a new account',
    access: 'anyone',
    async handle({ context, body, address }) {
      const admission = await context.throttles.hit(availabilityLimit, address)
      // Beyond the limit the page shows nothing; the sign-up itself answers for certain.
      const isAvailable = !admission.allowed || (await isEmailAvailable(context, body.email))
      return succeed({ available: isAvailable })
    },
  }),
  defineRoute(api.verifyEmail, {
    summary: 'Apply the code of a verification link',
    access: 'anyone',
    handle: ({ context, body }) => verifyEmail(context, body.code),
  }),
  defineRoute(api.resendVerification, {
    summary:
      'Mail a new verification link, by an older code, by the id of a sign-up, or by identifier and password',
    access: 'anyone',
    limit: resendLimit,
    async handle({ context, body }) {
      if ('code' in body) return resendVerificationByCode(context, body.code)
      if ('userId' in body) return resendVerificationByUser(context, body.userId)
      const authenticated = await authenticate(context, body)
      return authenticated.ok ? resendToOwner(context, authenticated.value) : authenticated
    },
  }),
  defineRoute(api.login, {
    summary: 'Sign in by e-mail address or phone number',
    access: 'anyone',
    limit: loginLimit,
    async handle({ context, body, c }) {
      const result = await logIn(context, body)
      return result.ok ? signBrowserIn(context, c, result.value) : result
    },
  }),
  defineRoute(api.readSession, {
    summary: 'Answer who is signed in',
    access: 'anyone',
    // It looks by itself, for all that there is of the account.
    ignoresSession: true,
    async handle({ context, c }) {
      const token = sessionCookie.read(c)
      if (token === undefined) return succeed(presentSession(context, undefined))
      const account = await findSignedIn(context, token)
      if (account === undefined) {
        sessionCookie.clear(c)
        return succeed(presentSession(context, undefined))
      }
      setSessionCookie(c, token)
      return succeed(await presentAsked(context, c, account))
    },
  }),
  defineRoute(api.logout, {
    summary: 'Sign out; harmless when nobody is signed in',
    access: 'anyone',
    async handle({ context, c }) {
      const token = sessionCookie.read(c)
      if (token !== undefined) await closeSession(context, token)
      sessionCookie.clear(c)
      clearBrowserCache(c)
      return succeed(undefined)
    },
  }),
]

export const accountRoutes: readonly Route[] = [
  ...signInRoutes,
  ...passwordResetRoutes,
  ...googleRoutes,
  ...profileRoutes,
  ...recorderRoutes,
]
