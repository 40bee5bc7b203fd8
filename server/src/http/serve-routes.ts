import {
  accountHeader,
  commonRefusals,
  type Endpoint,
  type ErrorCode,
  paramSchemasOf,
} from '@mboa/contract'
import type { Context as HttpContext, Hono } from 'hono'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { refuse, succeed, type Result } from '../result.ts'
import { isForeignKeyViolation, type Queries } from '../platform/database/database.ts'
import { countTowardsDailyQuota } from '../platform/quotas/daily-quotas.repository.ts'
import type { Admission, Throttles } from '../platform/throttles/throttles.ts'
import type { Actor, HttpTypes } from './request-scope.ts'
import { createBodyQuotas } from './body-quotas.ts'
import { addressSubject, clientAddress } from './client-address.ts'
import { answerJson } from './compress-answers.ts'
import { answerFailure } from './failure-answer.ts'
import { sessionCookie } from './host-cookie.ts'
import { foreseeBytes, readBody } from './read-body.ts'
import { parseInput } from './parse-input.ts'
import type { Access, Call, Route } from './route.ts'

/** By then most of the account's other requests are answered. */
const bodyRetrySeconds = 5

type Refused = Pick<Extract<Admission, { allowed: false }>, 'retryAfterSeconds'>

/** U+0000 in an address: PostgreSQL stores it in no text, so nothing can have such a name. */
const escapedZero = '%00'

/**
 * Serves each route: address limit → session → account header → access → parts of the path → query →
 * account limit → room for the body → body → daily quota → handler.
 */
export function serveRoutes(
  app: Hono<HttpTypes>,
  routes: readonly Route[],
  context: Context,
  parts: {
    accountThrottles: Throttles
    /** Finds whose session a token opens; undefined when it has ended or never existed. */
    findActor: (context: Context, token: string) => Promise<Actor | undefined>
    isCoordinator: (queries: Queries, accountId: string, language: string) => Promise<boolean>
  },
): void {
  const bodyQuotas = createBodyQuotas()

  async function answer(
    route: Route,
    { token, c, ...request }: Omit<Call, 'context' | 'body'> & { token: string | undefined },
  ): Promise<Response> {
    c.set('spoolFolder', context.config.dataDir)
    const body = await readBody(route, c)
    if (!body.ok) return answerFailure(c, body.failure)
    // The account may have been deleted, or signed out, while its request was running.
    const isSignedOut = async () =>
      route.access !== 'anyone' &&
      token !== undefined &&
      (await parts.findActor(context, token)) === undefined
    const handle = async () => {
      const admitted = await admitToday(context, route, request.actor, body.value)
      return admitted.ok ? route.handle({ ...request, context, body: body.value, c }) : admitted
    }
    const result = await handle().catch(async (error: unknown) => {
      if (isForeignKeyViolation(error) && (await isSignedOut())) return refuse('not-signed-in')
      throw error
    })
    if (result instanceof Response) return result
    if (!result.ok) {
      reportUndeclared(context, route.endpoint, result.failure.code)
      const failure = (await isSignedOut()) ? refuse('not-signed-in').failure : result.failure
      return answerFailure(c, failure)
    }
    c.header('Cache-Control', 'no-store')
    if (route.endpoint.answer === undefined) return c.body(null, 204)
    return answerJson(c, route, result.value)
  }

  for (const route of routes) {
    const { method, path } = route.endpoint
    const paramsSchema = v.object(paramSchemasOf(route.endpoint))
    app.on(method, path, async (c) => {
      c.set('routePattern', path)
      if (c.req.url.includes(escapedZero)) return answerFailure(c, { code: 'invalid-request' })
      const address = addressSubject(clientAddress(c, context.config.trustedProxies))
      if (route.limit !== undefined) {
        const admission = await context.throttles.hit(route.limit, address)
        if (!admission.allowed) return answerTooMany(c, admission)
      }
      const expectedAccountId = c.req.header(accountHeader)
      const readsSession = !route.ignoresSession || expectedAccountId !== undefined
      const token = readsSession ? sessionCookie.read(c) : undefined
      const params = v.safeParse(paramsSchema, c.req.param())
      const actor = token === undefined ? undefined : await parts.findActor(context, token)
      if (expectedAccountId !== undefined && expectedAccountId !== actor?.accountId) {
        return answerFailure(c, { code: 'not-signed-in' })
      }
      const access = await checkAccess(route.access, actor, (accountId) =>
        parts.isCoordinator(context.database.queries, accountId, c.req.param('language') ?? ''),
      )
      if (!access.ok) return answerFailure(c, access.failure)
      if (!params.success) return answerFailure(c, { code: 'not-found' })
      const query = parseQuery(route.endpoint, c)
      if (!query.ok) return answerFailure(c, query.failure)
      if (route.accountLimit !== undefined && actor !== undefined) {
        const admission = await parts.accountThrottles.hit(route.accountLimit, actor.accountId)
        if (!admission.allowed) return answerTooMany(c, admission)
      }
      const foreseen = foreseeBytes(c.req.raw)
      const release =
        actor === undefined || foreseen === undefined
          ? () => undefined
          : bodyQuotas.reserve(actor.accountId, foreseen)
      if (release === undefined) return answerTooMany(c, { retryAfterSeconds: bodyRetrySeconds })
      try {
        const request = { actor, address, token, c, params: params.output, query: query.value }
        return await answer(route, request)
      } finally {
        release()
      }
    })
  }
}

/** Bytes that even the smallest request may store: rows, keys and a line of the journal. */
const leastBytesOfRequest = 1000

/** Counts what an account sends to change something, so that none fills the database by itself. */
async function admitToday(
  { database, clock }: Context,
  { endpoint: { method }, dailyQuota }: Route,
  actor: Actor | undefined,
  body: unknown,
): Promise<Result<undefined>> {
  if (method === 'GET' || dailyQuota === undefined || actor === undefined) return succeed(undefined)
  const bytes =
    leastBytesOfRequest + (body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)))
  const sent = { accountId: actor.accountId, bytes, now: clock.now() }
  return countTowardsDailyQuota(database.queries, dailyQuota, sent)
}

function answerTooMany(c: HttpContext, { retryAfterSeconds }: Refused): Response {
  return answerFailure(c, { code: 'too-many-attempts', retryAfterSeconds })
}

/** `not-allowed` says that the role is missing; to all but its coordinators a language is not found. */
async function checkAccess(
  access: Access,
  actor: Actor | undefined,
  isCoordinator: (accountId: string) => Promise<boolean>,
): Promise<Result<undefined>> {
  if (access === 'anyone') return succeed(undefined)
  if (actor === undefined) return refuse('not-signed-in')
  switch (access) {
    case 'signed-in':
      return succeed(undefined)
    case 'recorder':
      return actor.role === 'recorder' ? succeed(undefined) : refuse('not-allowed')
    case 'coordinator':
      if (actor.role !== 'recorder') return refuse('not-allowed')
      return (await isCoordinator(actor.accountId)) ? succeed(undefined) : refuse('not-found')
  }
}

function parseQuery({ query }: Endpoint, c: HttpContext): Result<unknown> {
  return query === undefined ? succeed(undefined) : parseInput(query, c.req.query())
}

/** Reports a code that the contract does not declare: neither browsers nor OpenAPI expect it. */
function reportUndeclared({ config, log }: Context, endpoint: Endpoint, code: ErrorCode): void {
  const declared: readonly ErrorCode[] = [...commonRefusals, ...(endpoint.refuses ?? [])]
  if (declared.includes(code)) return
  const problem = `${endpoint.method} ${endpoint.path} does not declare that it refuses with ${code}.`
  if (config.development) throw new Error(problem)
  log.error({ code }, problem)
}
