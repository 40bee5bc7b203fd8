import {
  apiPaths,
  emailAvailabilityRequestSchema,
  emailAvailabilityResponseSchema,
  loginRequestSchema,
  resendVerificationRequestSchema,
  sessionResponseSchema,
  signUpRequestSchema,
  signUpResponseSchema,
  verifyEmailRequestSchema,
  type SessionResponse,
} from '@mboa/contract'
import * as v from 'valibot'
import { defineRoute, type Route } from '../../http/route.ts'
import { clearBrowserCache } from '../../http/clear-browser-cache.ts'
import { sessionCookie } from '../../http/session-cookie.ts'
import { succeed } from '../../outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Account } from './accounts.repository.ts'
import { availabilityLimit, loginLimit, resendLimit } from './limits.ts'
import type { Login } from './login.service.ts'
import { sessionSeconds, type AcceptInvitation, type OpenSession } from './open-session.ts'
import { invitationCookie } from './recorders/invitation-cookie.ts'
import type { Sessions } from './sessions.service.ts'
import type { SignUp } from './sign-up.service.ts'
import { presentUser } from './user-presenter.ts'
import type { Verification } from './verification.service.ts'

export function createAccountRoutes(services: {
  signUp: SignUp
  login: Login
  sessions: Sessions
  openSession: OpenSession
  acceptInvitation: AcceptInvitation
  verification: Verification
  clock: Clock
}): readonly Route[] {
  const { signUp, login, sessions, openSession, acceptInvitation, verification, clock } = services

  function presentSession(account: Account | undefined): SessionResponse {
    return { user: account === undefined ? null : presentUser(account), now: clock.now() }
  }

  return [
    defineRoute({
      method: 'POST',
      path: apiPaths.signUp,
      summary: 'Register a learner and mail the verification link',
      access: 'anyone',
      body: v.unknown(),
      documentedBody: signUpRequestSchema,
      answer: signUpResponseSchema,
      status: 201,
      handle: ({ body, address }) => signUp.signUp(body, address),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.emailAvailability,
      summary: 'Tell whether an e-mail address is free for a new account',
      access: 'anyone',
      body: emailAvailabilityRequestSchema,
      answer: emailAvailabilityResponseSchema,
      limit: availabilityLimit,
      // The page shows nothing then; the sign-up itself tells for certain.
      beyondLimit: () => ({ available: true }),
      handle: async ({ body }) => succeed({ available: await signUp.isEmailAvailable(body.email) }),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.verifyEmail,
      summary: 'Apply the code of a verification link',
      access: 'anyone',
      body: verifyEmailRequestSchema,
      handle: ({ body }) => verification.verify(body.code),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.resendVerification,
      summary: 'Mail a new verification link, by an older code or by identifier and password',
      access: 'anyone',
      body: resendVerificationRequestSchema,
      answer: signUpResponseSchema,
      limit: resendLimit,
      async handle({ body }) {
        if ('code' in body) return verification.resendByCode(body.code)
        const authenticated = await login.authenticate(body)
        return authenticated.ok ? verification.resend(authenticated.value) : authenticated
      },
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.login,
      summary: 'Sign in by e-mail address or phone number',
      access: 'anyone',
      body: loginRequestSchema,
      answer: sessionResponseSchema,
      limit: loginLimit,
      async handle({ body, c }) {
        const outcome = await login.logIn(body)
        if (!outcome.ok) return outcome
        return succeed(await openSession(c, outcome.value))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.session,
      summary: 'Tell who is signed in',
      access: 'anyone',
      answer: sessionResponseSchema,
      async handle({ c }) {
        const token = sessionCookie.read(c)
        if (token === undefined) return succeed(presentSession(undefined))
        const account = await sessions.findAccount(token)
        if (account === undefined) sessionCookie.clear(c)
        else sessionCookie.write(c, token, sessionSeconds)
        const isInvited = account !== undefined && invitationCookie.read(c) !== undefined
        return succeed(presentSession(isInvited ? await acceptInvitation(c, account) : account))
      },
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.logout,
      summary: 'Sign out; harmless when nobody is signed in',
      access: 'anyone',
      async handle({ c }) {
        const token = sessionCookie.read(c)
        if (token !== undefined) await sessions.close(token)
        sessionCookie.clear(c)
        clearBrowserCache(c)
        return succeed(undefined)
      },
    }),
  ]
}
