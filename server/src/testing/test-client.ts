import { errorBodySchema, type ErrorBody } from '@mboa/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpTypes } from '../http/request-scope.ts'

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly bytes: Buffer
  /** The body, which must be of this shape. @example answer.as(sessionResponseSchema).user */
  as<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema>
  /** The error of a refusal; throws when there is none. */
  readonly error: ErrorBody['error']
}

/** A browser on our own page: keeps cookies, sends the Origin. */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  send(method: string, path: string, init?: RequestInit): Promise<TestAnswer>
  readonly cookies: Map<string, string>
  /** Every `Set-Cookie` that came, as it came. */
  readonly setCookies: readonly string[]
}

/** What a browser sends as `Content-Length`; undefined where a body has no length of its own. */
function lengthOf(body: RequestInit['body']): number | undefined {
  if (typeof body === 'string') return Buffer.byteLength(body)
  return body instanceof Uint8Array ? body.byteLength : undefined
}

export function createTestClient(
  http: Hono<HttpTypes>,
  from: { origin: string; address: string },
): TestClient {
  const cookies = new Map<string, string>()
  const setCookies: string[] = []

  async function send(method: string, path: string, init: RequestInit = {}): Promise<TestAnswer> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    }
    const length = lengthOf(init.body)
    if (length !== undefined && !headers.has('content-length')) {
      headers.set('content-length', String(length))
    }
    const connection = { incoming: { socket: { remoteAddress: from.address } } }
    const url = `${from.origin}${path}`
    const response = await http.request(url, { ...init, method, headers }, connection)
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      as: (schema) => v.parse(schema, JSON.parse(text)),
      get error() {
        return v.parse(errorBodySchema, JSON.parse(text)).error
      },
    }
  }

  function keep(cookie: string): void {
    setCookies.push(cookie)
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    const isRemoved = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (isRemoved) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    setCookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) =>
      send('POST', path, {
        headers: { origin: from.origin, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
