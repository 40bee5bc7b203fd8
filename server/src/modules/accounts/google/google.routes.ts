import {
  apiPaths,
  googlePendingMs,
  googlePendingSchema,
  googleStartQuerySchema,
  pagePaths,
  sessionResponseSchema,
  type ErrorCode,
  type GoogleMode,
} from '@mboa/contract'
import { homeRole } from '@mboa/domain'
import type { Context } from 'hono'
import * as v from 'valibot'
import { hostCookie } from '../../../http/host-cookie.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { pageLanguage } from '../../../http/web-build/page-language.ts'
import { refuse, type Outcome } from '../../../outcome.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Throttles } from '../../../platform/throttles/throttles.ts'
import { googleLimit } from '../limits.ts'
import type { OpenSession } from '../open-session.ts'
import {
  flowLifetimeSeconds,
  readFlow,
  secretsOf,
  writeFlow,
  type GoogleFlow,
} from './google-flow.ts'
import type { Admission, GoogleSignIn } from './google-sign-in.service.ts'
import type { OpenIdClient } from './openid-client.ts'
import { popupPage, popupPolicy, popupScript, popupScriptPath } from './popup-page.ts'

const flowCookie = hostCookie('mboa_google')
/** Where each role is at home (§4). */
const homes = { learner: pagePaths.learnerHome, recorder: pagePaths.recorderHome }

const pendingCookie = hostCookie('mboa_google_pending')

export function createGoogleRoutes(parts: {
  /** Undefined where no Google client is configured: every sign-in fails, calmly. */
  openId: OpenIdClient | undefined
  googleSignIn: GoogleSignIn
  openSession: OpenSession
  /** The origin the browser came under. */
  pageOrigin: (c: Context) => string
  throttles: Throttles
  ids: Ids
  log: Log
}): readonly Route[] {
  const { openId, googleSignIn, openSession, ids, log } = parts

  const callbackOf = (c: Context) => new URL(apiPaths.googleCallback, parts.pageOrigin(c))

  /** Leads on to Google, or tells why not. */
  async function start(c: Context, address: string): Promise<Response> {
    const query = v.safeParse(googleStartQuerySchema, c.req.query())
    if (!query.success) return fail(c, { mode: 'redirect', attempt: '' }, 'google-login-failed')
    const asked = query.output
    const admission = await parts.throttles.hit(googleLimit, address)
    if (!admission.allowed) return fail(c, asked, 'too-many-attempts')
    if (openId === undefined) return fail(c, asked, 'google-login-failed')
    const token = ids.token()
    try {
      const url = await openId.authorizationUrl(secretsOf(token), callbackOf(c).href)
      flowCookie.write(c, writeFlow(asked, token), flowLifetimeSeconds)
      c.header('Cache-Control', 'no-store')
      return c.redirect(url.href)
    } catch (error) {
      note(c, error)
      return fail(c, asked, 'google-login-failed')
    }
  }

  async function comeBack(c: Context): Promise<Response> {
    const flow = readFlow(flowCookie.read(c))
    flowCookie.clear(c)
    if (flow === undefined || openId === undefined) {
      return fail(c, { mode: 'redirect', attempt: '' }, 'google-login-failed')
    }
    const admission = await admit(c, openId, flow)
    if (!admission.ok) return fail(c, flow, admission.failure.code)
    if (admission.value.kind === 'new') {
      pendingCookie.write(c, admission.value.pendingToken, googlePendingMs / 1000)
      if (flow.mode === 'redirect') return lead(c, pagePaths.googleFirstLogin)
      return tell(c, { outcome: 'new-user', attempt: flow.attempt })
    }
    const { user } = await openSession(c, admission.value.account)
    if (flow.mode === 'redirect') return lead(c, homes[homeRole(user?.role)])
    return tell(c, { outcome: 'signed-in', attempt: flow.attempt })
  }

  async function admit(
    c: Context,
    client: OpenIdClient,
    { secrets }: GoogleFlow,
  ): Promise<Outcome<Admission>> {
    const callback = callbackOf(c)
    callback.search = new URL(c.req.url).search
    const identity = await client.identify(callback, secrets).catch((error: unknown) => {
      note(c, error)
      return undefined
    })
    if (identity === undefined) return refuse('google-login-failed')
    return googleSignIn.admit(identity, pageLanguage(c))
  }

  /** Refusals are everyday (people cancel); an operator must see a wrong client secret, though. */
  function note(c: Context, error: unknown): void {
    const requestId: unknown = c.get('requestId')
    log.warn({ requestId, error: String(error) }, 'A Google sign-in failed')
  }

  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.googleStart,
      summary: 'Lead the browser to Google; opened as a page with ?mode=popup|redirect&attempt=…',
      access: 'anyone',
      handle: ({ c, address }) => start(c, address),
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.googleCallback,
      summary: 'Where Google leads the browser back to; tells the outcome to the opener',
      access: 'anyone',
      handle: ({ c }) => comeBack(c),
    }),
    defineRoute({
      method: 'GET',
      path: popupScriptPath,
      summary: 'The script of the page a popup ends on',
      access: 'anyone',
      handle: ({ c }) => {
        c.header('Content-Type', 'text/javascript; charset=utf-8')
        c.header('Cache-Control', 'no-cache')
        return Promise.resolve(c.body(popupScript))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.googlePending,
      summary: 'Tell who is about to become a user through Google',
      access: 'anyone',
      answer: googlePendingSchema,
      handle: ({ c }) => googleSignIn.findPending(pendingCookie.read(c) ?? ''),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.completeGoogleSignUp,
      summary: 'Create the account of a first Google sign-in, and sign in',
      access: 'anyone',
      answer: sessionResponseSchema,
      limit: googleLimit,
      async handle({ c }) {
        const completed = await googleSignIn.complete(pendingCookie.read(c) ?? '')
        if (!completed.ok) return completed
        pendingCookie.clear(c)
        return { ok: true, value: await openSession(c, completed.value) }
      },
    }),
  ]
}

function fail(
  c: Context,
  { mode, attempt }: { mode: GoogleMode; attempt: string },
  code: ErrorCode,
): Response {
  if (mode === 'popup') return tell(c, { outcome: 'failed', attempt, code })
  return lead(c, `${pagePaths.login}?${new URLSearchParams({ message: code }).toString()}`)
}

function lead(c: Context, path: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(path)
}

function tell(c: Context, result: Parameters<typeof popupPage>[0]): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', popupPolicy)
  return c.html(popupPage(result, pageLanguage(c)))
}
