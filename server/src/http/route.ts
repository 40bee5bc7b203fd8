import {
  dailyLimitBytes,
  jsonLimitBytes,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@mboa/contract'
import type { Context as HttpContext } from 'hono'
import type * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Result } from '../result.ts'
import type { DailyQuota } from '../platform/quotas/daily-quotas.repository.ts'
import type { Limit } from '../platform/throttles/throttles.ts'
import type { Actor, HttpTypes } from './request-scope.ts'

/**
 * Who may call, checked before the body is read. `anyone` includes visitors who are not signed in;
 * `coordinator` is a recorder who coordinates the `:language` of the path. There is no rule for
 * learners only: a learner who becomes a recorder still has answers to send.
 */
export type Access = 'anyone' | 'signed-in' | 'recorder' | 'coordinator'

/** One request, after limit, session and parsing. */
export interface Call<Params = object, Query = unknown, Body = unknown> {
  readonly context: Context
  /** Named parts of the path. */
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly actor: Actor | undefined
  /** Address that limits count by. */
  readonly address: string
  /** For headers and cookies. */
  readonly c: HttpContext<HttpTypes>
}

/** An endpoint as this server answers it: served, documented and checked for its access rule. */
export interface Route {
  readonly endpoint: Endpoint
  readonly summary: string
  readonly access: Access
  /** What the body is parsed with. */
  readonly bodySchema: v.GenericSchema | undefined
  readonly status: 200 | 201
  readonly bodyLimitBytes: number
  /** Ignores the session cookie unless the request names an account (`accountHeader`). */
  readonly ignoresSession: boolean
  /** Hits allowed per client address. */
  readonly limit: Limit | undefined
  /** Hits allowed per account, for what one account may ask of a server. */
  readonly accountLimit: Limit | undefined
  /**
   * Bytes that one account may send in a day, counted for each request that is no GET; undefined
   * where the handler counts what it keeps. Files are always counted by their handler.
   */
  readonly dailyQuota: DailyQuota | undefined
  /**
   * Compresses long answers. For those that hold no secret, neither session nor code: beside words
   * that came with the request, the length of an answer would betray it (BREACH).
   */
  readonly compressed: boolean
  readonly handle: (call: Call) => Promise<Result<unknown> | Response>
}

const defaultDailyQuota: DailyQuota = { name: 'requests', bytesADay: dailyLimitBytes.requests }

/** Files and redirects are a `Response` of the handler's own. */
type HandlerResult<E extends Endpoint> = E extends { readonly answer: 'file' | 'redirect' }
  ? Result<never> | Response
  : Result<AnswerOf<E>> | Response

type ParsedBody<E extends Endpoint, BodySchema> = BodySchema extends v.GenericSchema
  ? v.InferOutput<BodySchema>
  : BodyOf<E>

/**
 * Says how this server answers an endpoint.
 * @param route `bodySchema` parses the body instead of the endpoint's own schema, where the server names
 *   by code what is wrong with a field
 * @example
 * defineRoute(api.syncPractice, {
 *   access: 'signed-in', summary: 'Exchange events',
 *   handle: ({ context, actor, body }) => sync(context, actor, body),
 * })
 */
export function defineRoute<
  E extends Endpoint,
  Rule extends Access,
  BodySchema extends v.GenericSchema | undefined = undefined,
>(
  endpoint: E,
  route: {
    summary: string
    /** `coordinator` only where the path has `:language`. */
    access: Rule extends 'coordinator'
      ? 'language' extends keyof ParamsOf<E>
        ? Rule
        : never
      : Rule
    bodySchema?: BodySchema
    status?: Route['status']
    bodyLimitBytes?: number
    ignoresSession?: Rule extends 'anyone' ? boolean : false
    limit?: Limit
    accountLimit?: Limit
    dailyQuota?: 'counted-by-handler'
    compressed?: boolean
    handle: (
      call: Call<ParamsOf<E>, QueryOf<E>, ParsedBody<E, BodySchema>> & {
        readonly actor: Rule extends 'anyone' ? Actor | undefined : Actor
      },
    ) => Promise<HandlerResult<E>>
  },
): Route {
  return {
    ...route,
    endpoint,
    bodySchema: route.bodySchema ?? (endpoint.body === 'bytes' ? undefined : endpoint.body),
    status: route.status ?? 200,
    bodyLimitBytes: route.bodyLimitBytes ?? jsonLimitBytes.request,
    ignoresSession: route.ignoresSession ?? false,
    limit: route.limit,
    accountLimit: route.accountLimit,
    dailyQuota: route.dailyQuota === 'counted-by-handler' ? undefined : defaultDailyQuota,
    compressed: route.compressed ?? false,
    // `serveRoutes` parses with these very schemas and checks this very rule before it calls.
    handle: route.handle as Route['handle'],
  }
}
