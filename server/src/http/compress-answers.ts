import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context as HttpContext } from 'hono'
import type { Route } from './route.ts'

/** Below it an answer is one packet with its headers either way. */
const leastBytes = 1_000

const compress = promisify(gzip)

/** Answers with JSON; where the route allows it and it is long, compressed for whoever accepts that. */
export async function answerJson(
  c: HttpContext,
  { compressed, status }: Pick<Route, 'compressed' | 'status'>,
  value: unknown,
): Promise<Response> {
  if (!compressed) return c.json(value as object, status)
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
