import type { Context as HttpContext } from 'hono'
import type * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Outcome } from '../outcome.ts'
import type { Queries } from '../platform/database/database.ts'
import type { RowsAsked } from '../platform/database/json-rows.ts'
import type { DailyQuota } from '../platform/quotas/daily-quotas.repository.ts'
import type { Limit } from '../platform/throttles/throttles.ts'
import type { Actor, HttpTypes } from './request-scope.ts'

/**
 * Who may call: checked before the body is read. `anyone` includes nobody signed in. No route is
 * for learners alone: who becomes a recorder still has answers to send.
 */
export type Access = 'anyone' | 'signed-in' | 'recorder'

/** One request, after limit, session and parsing. */
export interface Call<Body = unknown, Who = Actor | undefined> {
  readonly context: Context
  readonly body: Body
  readonly actor: Who
  /** Address that limits count by. */
  readonly address: string
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>
  /** What `Route.beside` asked. */
  readonly beside: readonly object[]
  /** For headers and cookies. */
  readonly c: HttpContext<HttpTypes>
}

/** A route as a value: served, documented and checked for its access rule from this one list. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the contract, with `:name` for the parts that vary. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly body: v.GenericSchema | undefined
  /** What the description says of the body, where the handler parses it itself. */
  readonly documentedBody: v.GenericSchema | undefined
  readonly answer: v.GenericSchema | undefined
  readonly status: 200 | 201
  readonly bodyLimitBytes: number
  /** Never asks who is signed in: nobody is looked for, but where the request itself names somebody. */
  readonly ignoresSession: boolean
  /** Hits allowed per client address. */
  readonly limit: Limit | undefined
  /** Hits allowed per account, for what one account may ask of a server. */
  readonly accountLimit: Limit | undefined
  /**
   * Bytes that one account may send in a day, counted for each request that is no GET; undefined
   * where the handler counts what it keeps.
   */
  readonly dailyQuota: DailyQuota | undefined
  /** What to answer beyond the limit, where a refusal would reveal too much. */
  readonly beyondLimit: (() => unknown) | undefined
  /**
   * Rows that are read in the statement that finds who is signed in: one way to the database and
   * back instead of two, where that is most of what a request costs. For routes that nobody signed
   * out may call.
   */
  readonly beside: ((queries: Queries, params: Call['params']) => RowsAsked | undefined) | undefined
  readonly handle: (call: Call) => Promise<Outcome<unknown> | Response>
}

const defaultBodyLimitBytes = 64 * 1024

/** For typed text: a diligent recorder's work of a year is about ten megabytes. */
const defaultDailyQuota: DailyQuota = { name: 'requests', bytesADay: 32 * 1024 * 1024 }

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

/**
 * Describes a route. Without `answer`, success is a 204 or a response of the handler's own.
 * @example
 * defineRoute({
 *   method: 'POST', path: apiPaths.sync, access: 'signed-in', summary: 'Exchange events',
 *   body: syncRequestSchema, answer: syncResponseSchema,
 *   handle: ({ context, actor, body }) => sync(context, actor, body),
 * })
 */
export function defineRoute<
  Rule extends Access,
  Body extends v.GenericSchema | undefined = undefined,
  Answer extends v.GenericSchema | undefined = undefined,
>(route: {
  method: Route['method']
  path: string
  summary: string
  access: Rule
  body?: Body
  documentedBody?: v.GenericSchema
  answer?: Answer
  status?: Route['status']
  bodyLimitBytes?: number
  ignoresSession?: Rule extends 'anyone' ? boolean : false
  limit?: Limit
  accountLimit?: Limit
  dailyQuota?: 'counted-by-handler'
  beyondLimit?: () => Parsed<Answer>
  beside?: Rule extends 'anyone' ? undefined : Route['beside']
  handle: (
    call: Call<Parsed<Body>, Rule extends 'anyone' ? Actor | undefined : Actor>,
  ) => Promise<Outcome<Parsed<Answer>> | Response>
}): Route {
  return {
    ...route,
    body: route.body,
    documentedBody: route.documentedBody ?? route.body,
    answer: route.answer,
    status: route.status ?? 200,
    bodyLimitBytes: route.bodyLimitBytes ?? defaultBodyLimitBytes,
    ignoresSession: route.ignoresSession ?? false,
    limit: route.limit,
    accountLimit: route.accountLimit,
    dailyQuota: route.dailyQuota === 'counted-by-handler' ? undefined : defaultDailyQuota,
    beyondLimit: route.beyondLimit,
    beside: route.beside,
    // `serveRoutes` parses with this very schema and checks this very rule before it calls.
    handle: route.handle as Route['handle'],
  }
}
