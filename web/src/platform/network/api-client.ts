import {
  accountHeader,
  errorBodySchema,
  fillPath,
  type AddressParts,
  type AnswerOf,
  type Endpoint,
  type ErrorCode,
  type OptionalArgument,
  type RefusalOf,
} from '@mboa/contract'
import * as v from 'valibot'
import { loggedOut } from '../report-problem.ts'
import { compareClock } from '../true-clock.ts'
import { fetchInTime, type Patience } from './fetch-in-time.ts'
import { isPage } from './is-page.ts'

/**
 * Codes that this client itself gives: `network-error`, the server was not reached or a page
 * answered in its place; `blocked-by-proxy`, something in front of the server refuses a body of this
 * size; `general`, the answer is not what the contract says.
 */
type BrowserCode = 'network-error' | 'blocked-by-proxy' | 'general'
export type ClientErrorCode = ErrorCode | BrowserCode

export interface ApiFailure<Code extends ClientErrorCode = ClientErrorCode> {
  code: Code
  fields: Partial<Record<string, ErrorCode>>
  retryAfterSeconds?: number
  /** Id of the request in the server's log; only for failures of the server itself. */
  requestId?: string
}

export type ApiResult<Value, Code extends ClientErrorCode = ClientErrorCode> =
  | { ok: true; value: Value }
  | { ok: false; failure: ApiFailure<Code> }

type Immutable<Value> = Value extends readonly (infer Each)[]
  ? readonly Immutable<Each>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value

type BodyPart<E extends Endpoint> = E extends { readonly body: infer Body }
  ? { readonly body: Body extends v.GenericSchema ? Immutable<v.InferInput<Body>> : Blob }
  : { readonly body?: undefined }

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Whose call it is, where it must not be made in the name of whoever else is signed in. */
  readonly account?: string | undefined
  /** Added to the headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly patience?: Patience | undefined
}

type CallParts<E extends Endpoint> = AddressParts<E> & BodyPart<E> & CallOptions

interface AnyCallParts extends CallOptions {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

/** Endpoints that answer with JSON or with nothing; files are fetched by `askServer`. */
type Callable = Endpoint & { readonly answer?: v.GenericSchema }

/** What a call fails with when the server is not reached, or the connection breaks off. */
export const networkFailure: ApiFailure = { code: 'network-error', fields: {} }

async function readFailure(response: Response): Promise<ApiFailure> {
  const body = v.safeParse(errorBodySchema, await response.json().catch(() => null))
  const requestId = response.headers.get('x-request-id')
  const withId = response.status >= 500 && requestId !== null && { requestId }
  if (!body.success) {
    if (response.status === 413) return { code: 'blocked-by-proxy', fields: {} }
    return { code: response.status >= 500 ? 'internal' : 'general', fields: {}, ...withId }
  }
  const { code, fields = {}, retryAfterSeconds } = body.output.error
  return { code, fields, ...withId, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

/**
 * Sends a request and returns the whole response, for callers that read it themselves. Expected
 * failures come back as values; it throws only with the signal's reason when the caller gave up.
 */
export async function askServer(
  path: string,
  request: RequestInit,
  patience?: Patience,
): Promise<ApiResult<Response>> {
  let response: Response
  try {
    response = await fetchInTime(path, request, patience)
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    return { ok: false, failure: networkFailure }
  }
  // A captive portal answers in the server's place.
  if (response.ok && isPage(response)) return { ok: false, failure: networkFailure }
  return response.ok
    ? { ok: true, value: response }
    : { ok: false, failure: await readFailure(response) }
}

/**
 * Calls an endpoint. Expected failures come back as values, typed by the codes that the endpoint
 * declares (which is not checked here); it throws only where this code itself is wrong, or with the
 * signal's reason when the caller gave up.
 * @example await call(api.withdrawTake, { params: { id }, account })
 */
export async function call<E extends Callable>(
  endpoint: E,
  ...given: OptionalArgument<CallParts<E>>
): Promise<ApiResult<AnswerOf<E>, RefusalOf<E> | BrowserCode>> {
  return send(endpoint, ...given) as Promise<ApiResult<AnswerOf<E>, RefusalOf<E> | BrowserCode>>
}

async function send(
  { method, path, query: querySchema, answer }: Callable,
  { params, query, body, signal, account, headers, patience }: AnyCallParts = {},
): Promise<ApiResult<unknown>> {
  // The type of a query doesn't tell its bounds; builds leave this check out.
  if (import.meta.env.DEV && querySchema !== undefined) v.parse(querySchema, query ?? {})
  const address = fillPath(path, { params, query })
  const allHeaders = { ...headers, ...(account !== undefined && { [accountHeader]: account }) }
  const request = { method, ...contentOf(body, allHeaders), ...(signal && { signal }) }
  const response = await askServer(address, request, patience)
  if (!response.ok) return response
  // A GET may come from a cache, with an old date.
  if (method !== 'GET') compareClock(response.value.headers.get('date'))
  if (answer === undefined) return { ok: true, value: undefined }
  // Undefined for what is not JSON.
  const parsed = v.safeParse(answer, await response.value.json().catch(() => undefined))
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failure: { code: 'general', fields: {} } }
}

function contentOf(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers }
  // The browser names the type of a blob by itself.
  if (body instanceof Blob) return { headers, body }
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

let logout = new AbortController()

/** Aborted when somebody logs out: calls in their name would only be refused. */
export const untilLogout = (): AbortSignal => logout.signal

/** Does what logs somebody out, and keeps the rest of the page quiet meanwhile. */
export async function whileLoggingOut(logOut: () => Promise<void>): Promise<void> {
  logout.abort(loggedOut)
  try {
    await logOut()
  } finally {
    logout = new AbortController()
  }
}
