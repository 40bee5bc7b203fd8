import { errorBodySchema, type ErrorCode } from '@mboa/contract'
import * as v from 'valibot'

/** `network-error` is the browser's own: the server was not reached or answered something else. */
export type ClientErrorCode = ErrorCode | 'network-error'

export interface ApiFailure {
  code: ClientErrorCode
  fields: Partial<Record<string, ErrorCode>>
  retryAfterSeconds?: number
}

export type ApiResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure }

interface ApiCall<Schema extends v.GenericSchema> {
  method?: 'GET' | 'POST'
  body?: unknown
  /** What a good answer looks like; anything else is a failure, never a half-understood value. */
  answer: Schema
  signal?: AbortSignal
}

const networkFailure: ApiFailure = { code: 'network-error', fields: {} }

async function readFailure(response: Response): Promise<ApiFailure> {
  const body = v.safeParse(errorBodySchema, await response.json().catch(() => null))
  if (!body.success) return { code: response.status >= 500 ? 'internal' : 'general', fields: {} }
  const { code, fields = {}, retryAfterSeconds } = body.output.error
  return { code, fields, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

/**
 * One call to the server. Expected failures come back as values with a code; it throws only
 * where this code itself is wrong, or with the signal's reason when the caller gave up.
 */
export async function callApi<Schema extends v.GenericSchema>(
  path: string,
  { method = 'GET', body, answer, signal }: ApiCall<Schema>,
): Promise<ApiResult<v.InferOutput<Schema>>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    })
  } catch (error) {
    if (signal?.aborted === true) throw error
    return { ok: false, failure: networkFailure }
  }
  if (!response.ok) return { ok: false, failure: await readFailure(response) }
  const parsed = v.safeParse(answer, await response.json().catch(() => undefined))
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failure: { code: 'general', fields: {} } }
}
