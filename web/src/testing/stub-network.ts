import { accountHeader, type ErrorBody, type ErrorCode } from '@mboa/contract'
import { onTestFinished, vi } from 'vitest'

interface SentRequest {
  path: string
  body: unknown
  /** In whose name alone it may be done, where the call says so. */
  account?: string
}

/** What the server answers; `unreachable` is a connection that fails. */
type Answer = Response | 'unreachable'
type Answering = (body: unknown) => Answer | Promise<Answer>

/**
 * Puts answers in place of the server, at `fetch`, for the rest of the test. A call the test did
 * not think of throws. A key is a path, or a method and a path: `DELETE /api/profile/photo`.
 *
 * @returns what was sent, in order
 */
export function stubNetwork(answers: Record<string, Answering>): SentRequest[] {
  const sent: SentRequest[] = []
  const realFetch = globalThis.fetch.bind(globalThis)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (!path.startsWith('/api/')) return realFetch(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
    const call = `${init?.method ?? 'GET'} ${path}`
    const account = new Headers(init?.headers).get(accountHeader)
    sent.push({ path: call in answers ? call : path, body, ...(account !== null && { account }) })
    const answering = answers[call] ?? answers[path]
    if (answering === undefined) throw new Error(`The test does not answer ${call}`)
    const answer = await answering(body)
    init?.signal?.throwIfAborted()
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    return answer
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return sent
}

/**
 * The last request for a path, as `stubNetwork` names it. Others may come after what a test has
 * sent: a screen keeps itself up to date.
 */
export function lastSentTo(sent: readonly SentRequest[], path: string): SentRequest | undefined {
  return sent.findLast((request) => request.path === path)
}

export function succeed(body?: unknown): Answering {
  return () => (body === undefined ? new Response(null, { status: 204 }) : Response.json(body))
}

export function refuse(
  code: ErrorCode,
  more: Partial<Omit<ErrorBody['error'], 'code' | 'message'>> = {},
): Answering {
  const body: ErrorBody = { error: { code, message: 'Sent by a test.', ...more } }
  return () => Response.json(body, { status: 400 })
}

/** An answer that our own code trips over: what reads it first finds it broken. */
export const surprise: Answering = () => {
  const ok = Object.getOwnPropertyDescriptor(Response.prototype, 'ok')
  if (ok === undefined) throw new Error('Answers no longer say whether they are good.')
  const mend = () => Object.defineProperty(Response.prototype, 'ok', ok)
  onTestFinished(() => void mend())
  Object.defineProperty(Response.prototype, 'ok', {
    ...ok,
    get: () => {
      mend()
      throw new TypeError('broken')
    },
  })
  return Response.json({})
}

export const unreachable: Answering = () => 'unreachable'

/** An answer that the test gives when it likes. */
export function answerLater(): { answering: Answering; answer: (now: Answering) => void } {
  const { promise, resolve } = Promise.withResolvers<Answering>()
  return {
    answering: async (body) => (await promise)(body),
    answer: resolve,
  }
}

/**
 * Where no test answers in place of the server, it is not reached: what a test has set going and
 * continues after its end must not read what the test runner answers.
 */
export function cutServerOff(): void {
  const realFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, location.origin).pathname
    return path.startsWith('/api/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : realFetch(input, init)
  }
}
