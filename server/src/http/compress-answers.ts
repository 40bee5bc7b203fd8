import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context as HttpContext } from 'hono'
import { apiPaths, recorderApiPaths, openApiPaths } from '@mboa/contract'
import type { Route } from './route.ts'

/**
 * What grows with somebody's work, and would be most of what a data line carries. Each holds what
 * one account has made, what the recorders of a language have, or the words of a challenge, and no
 * secret: neither the session nor a code is in any of them. Answers
 * about accounts are left as they are, so that no length betrays a secret beside words that came
 * with the request (BREACH). Packs and the list of courses bring their own compression.
 */
const compressed: ReadonlySet<string> = new Set([
  apiPaths.sync,
  apiPaths.courseRecordings,
  apiPaths.takes,
  recorderApiPaths.takesShown,
  recorderApiPaths.recordingList,
  openApiPaths.challenge,
])

/** Below it an answer is one packet with its headers either way. */
const leastBytes = 1_000

const compress = promisify(gzip)

/** Answers with JSON; where it is one of the long answers, compressed for whoever accepts that. */
export async function answerJson(
  c: HttpContext,
  { path, status }: Pick<Route, 'path' | 'status'>,
  value: unknown,
): Promise<Response> {
  if (!compressed.has(path)) return c.json(value as object, status)
  c.header('Content-Type', 'application/json')
  c.header('Vary', 'Accept-Encoding', { append: true })
  const text = JSON.stringify(value)
  if (text.length < leastBytes || !acceptsGzip(c.req.header('accept-encoding'))) {
    return c.body(text, status)
  }
  // At once and in the pool of threads: as a stream it would cost several times as much.
  const content = await compress(text)
  c.header('Content-Encoding', 'gzip')
  return c.body(content, status)
}

function acceptsGzip(header = ''): boolean {
  return header.split(',').some((each) => {
    const [coding = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return ['gzip', '*'].includes(coding) && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}
