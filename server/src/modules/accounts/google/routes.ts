import {
  api,
  type ErrorCode,
  type GoogleMode,
  googlePendingMs,
  type GoogleStartQuery,
  pagePaths,
} from '@mboa/contract'
import { homeRole } from '@mboa/domain'
import type { Context as HttpContext } from 'hono'
import type { Context } from '../../../context.ts'
import { hostCookie } from '../../../http/host-cookie.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { pageOrigin } from '../../../http/same-origin.ts'
import { pageLanguage } from '../../../http/web-build/page-language.ts'
import { refuse, type Result } from '../../../result.ts'
import { countAttempt } from '../attempts.ts'
import { googleLimit } from '../limits.ts'
import { signBrowserIn, signNewcomerIn } from '../signed-in-browser.ts'
import {
  flowLifetimeSeconds,
  readFlow,
  secretsOf,
  writeFlow,
  type GoogleFlow,
} from './google-flow.ts'
import { admitIdentity, completeSignUp, findPending, type Admission } from './service.ts'
import type { OpenIdClient } from './openid-client.ts'
import { popupPage, popupPolicy, popupScript } from './popup-page.ts'

const flowCookie = hostCookie('mboa_google')
/** Where each role is at home (§4). */
const homes = { learner: pagePaths.learnerHome, recorder: pagePaths.recorderHome }

const pendingCookie = hostCookie('mboa_google_pending')

/** Leads on to Google, or says why not. */
async function start(
  context: Context,
  c: HttpContext,
  { query: { mode, attempt }, address }: { query: GoogleStartQuery; address: string },
): Promise<Response> {
  const { openId } = context
  if (mode === null) return fail(c, { mode: 'redirect', attempt: '' }, 'google-login-failed')
  const asked = { mode, attempt }
  const counted = await countAttempt(context, googleLimit, address)
  if (!counted.ok) return fail(c, asked, counted.failure.code)
  if (openId === undefined) return fail(c, asked, 'google-login-failed')
  const token = context.ids.token()
  try {
    const url = await openId.authorizationUrl(secretsOf(token), callbackOf(context, c).href)
    flowCookie.write(c, writeFlow(asked, token), flowLifetimeSeconds)
    c.header('Cache-Control', 'no-store')
    return c.redirect(url.href)
  } catch (error) {
    logFailure(context, c, error)
    return fail(c, asked, 'google-login-failed')
  }
}

async function comeBack(context: Context, c: HttpContext): Promise<Response> {
  const flow = readFlow(flowCookie.read(c))
  flowCookie.clear(c)
  if (flow === undefined || context.openId === undefined) {
    return fail(c, { mode: 'redirect', attempt: '' }, 'google-login-failed')
  }
  const admission = await admit(context, c, { client: context.openId, flow })
  if (!admission.ok) return fail(c, flow, admission.failure.code)
  if (admission.value.kind === 'new') {
    pendingCookie.write(c, admission.value.pendingToken, googlePendingMs / 1000)
    if (flow.mode === 'redirect') return lead(c, pagePaths.googleFirstLogin)
    return sendOutcome(c, { outcome: 'new-user', attempt: flow.attempt })
  }
  const session = await signBrowserIn(context, c, admission.value.account)
  if (!session.ok) return fail(c, flow, failureOf(session.failure.code))
  const { user, isInvited } = session.value
  if (flow.mode === 'redirect') {
    return lead(c, isInvited === true ? pagePaths.invitation : homes[homeRole(user?.role)])
  }
  return sendOutcome(c, { outcome: 'signed-in', attempt: flow.attempt })
}

/** A password that was reset at this very moment says nothing to whoever signs in with Google. */
function failureOf(code: ErrorCode): ErrorCode {
  return code === 'account-disabled' ? code : 'google-login-failed'
}

async function admit(
  context: Context,
  c: HttpContext,
  { client, flow }: { client: OpenIdClient; flow: GoogleFlow },
): Promise<Result<Admission>> {
  const callback = callbackOf(context, c)
  callback.search = new URL(c.req.url).search
  const identity = await client.identify(callback, flow.secrets).catch((error: unknown) => {
    logFailure(context, c, error)
    return undefined
  })
  if (identity === undefined) return refuse('google-login-failed')
  return admitIdentity(context, identity, pageLanguage(c))
}

function callbackOf({ origin, config }: Context, c: HttpContext): URL {
  return new URL(
    api.finishGoogleSignIn.path,
    pageOrigin(c, origin, config.publicOrigin === undefined),
  )
}

/** Refusals are everyday (people cancel); an operator must see a wrong client secret, though. */
function logFailure({ log }: Context, c: HttpContext, error: unknown): void {
  const requestId: unknown = c.get('requestId')
  log.warn({ requestId, error: String(error) }, 'A Google sign-in failed')
}

export const googleRoutes: readonly Route[] = [
  defineRoute(api.startGoogleSignIn, {
    summary: 'Lead the browser to Google; opened as a page with ?mode=popup|redirect&attempt=…',
    access: 'anyone',
    handle: ({ context, c, query, address }) => start(context, c, { query, address }),
  }),
  defineRoute(api.finishGoogleSignIn, {
    summary: 'Where Google leads the browser back to; reports the outcome to the opener',
    access: 'anyone',
    handle: ({ context, c }) => comeBack(context, c),
  }),
  defineRoute(api.readGooglePopupScript, {
    summary: 'The script of the page a popup ends on',
    access: 'anyone',
    handle: ({ c }) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Cache-Control', 'no-cache')
      return Promise.resolve(c.body(popupScript))
    },
  }),
  defineRoute(api.readPendingGoogleSignUp, {
    summary: 'Answer who is about to become a user through Google',
    access: 'anyone',
    handle: ({ context, c }) => findPending(context, pendingCookie.read(c) ?? ''),
  }),
  defineRoute(api.completeGoogleSignUp, {
    summary: 'Create the account of a first Google sign-in, and sign in',
    access: 'anyone',
    limit: googleLimit,
    async handle({ context, c }) {
      const completed = await completeSignUp(context, pendingCookie.read(c) ?? '')
      if (!completed.ok) return completed
      pendingCookie.clear(c)
      return signNewcomerIn(context, c, completed.value)
    },
  }),
]

function fail(
  c: HttpContext,
  { mode, attempt }: { mode: GoogleMode; attempt: string },
  code: ErrorCode,
): Response | Promise<Response> {
  if (mode === 'popup') return sendOutcome(c, { outcome: 'failed', attempt, code })
  return lead(c, `${pagePaths.login}?${new URLSearchParams({ message: code }).toString()}`)
}

function lead(c: HttpContext, path: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect(path)
}

function sendOutcome(
  c: HttpContext,
  result: Parameters<typeof popupPage>[0],
): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', popupPolicy)
  return c.html(popupPage(result, pageLanguage(c)))
}
