import { accountHeader, errorBodySchema, type ErrorCode } from '@mboa/contract'
import * as v from 'valibot'

/** `network-error` is the browser's own: the server was not reached or answered something else. */
export type ClientErrorCode = ErrorCode | 'network-error'

export interface ApiFailure {
  code: ClientErrorCode
  fields: Partial<Record<string, ErrorCode>>
  retryAfterSeconds?: number
  /** Names the failure in the server's log; present where it was not an expected one. */
  requestId?: string
}

export type ApiResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure }

interface ApiCall<Schema extends v.GenericSchema> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a blob as the bytes it holds. */
  body?: unknown
  /** What a good answer looks like; anything else is a failure, never a half-understood value. */
  answer: Schema
  signal?: AbortSignal
  /** Whose call it is, where it must not be made in the name of whoever else is signed in. */
  account?: string
}

/** What a call fails with when the server is not reached, or the connection breaks off. */
export const networkFailure: ApiFailure = { code: 'network-error', fields: {} }

async function readFailure(response: Response): Promise<ApiFailure> {
  const body = v.safeParse(errorBodySchema, await response.json().catch(() => null))
  const requestId = response.headers.get('x-request-id')
  const named = response.status >= 500 && requestId !== null && { requestId }
  if (!body.success) {
    return { code: response.status >= 500 ? 'internal' : 'general', fields: {}, ...named }
  }
  const { code, fields = {}, retryAfterSeconds } = body.output.error
  return { code, fields, ...named, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

/**
 * Asks the server, for callers that read the answer themselves. Expected failures come back as
 * values; it throws only with the signal's reason when the caller gave up.
 */
export async function askServer(path: string, request: RequestInit): Promise<ApiResult<Response>> {
  let response: Response
  try {
    response = await fetch(path, request)
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    return { ok: false, failure: networkFailure }
  }
  return response.ok
    ? { ok: true, value: response }
    : { ok: false, failure: await readFailure(response) }
}

/**
 * One call to the server. Expected failures come back as values with a code; it throws only
 * where this code itself is wrong, or with the signal's reason when the caller gave up.
 */
export async function callApi<Schema extends v.GenericSchema>(
  path: string,
  { method = 'GET', body, answer, signal, account }: ApiCall<Schema>,
): Promise<ApiResult<v.InferOutput<Schema>>> {
  const asked = await askServer(path, {
    method,
    ...contentOf(body, account === undefined ? {} : { [accountHeader]: account }),
    ...(signal !== undefined && { signal }),
  })
  if (!asked.ok) return asked
  let told: unknown
  try {
    told = await readJson(asked.value)
  } catch (error) {
    if (signal?.aborted === true) throw error
    return { ok: false, failure: networkFailure }
  }
  const parsed = v.safeParse(answer, told)
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failure: { code: 'general', fields: {} } }
}

/** Undefined for what is not JSON. Throws where the connection breaks off before the end. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    // The one thing that `parse` throws for.
    return undefined
  }
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
