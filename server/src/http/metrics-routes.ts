import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Handler } from 'hono'
import { answerFailure } from './failure-answer.ts'
import type { Metrics } from './metrics.ts'
import type { HttpTypes } from './request-scope.ts'

const path = '/metrics'

/** Where figures may be had. They tell how many people do what, and how the server fares. */
interface MetricsAccess {
  readonly port: number | undefined
  /** What who asks must bring, as `Authorization: Bearer …`. */
  readonly token: string | undefined
  /** Whether they may stand beside the pages without a token: on this machine alone. */
  readonly isOpen: boolean
}

/** `/metrics` beside everything else; not where they have a port of their own. */
export function serveMetrics(
  app: Hono<HttpTypes>,
  metrics: Metrics,
  { port, token, isOpen }: MetricsAccess,
): void {
  const isHere = port === undefined && (token !== undefined || isOpen)
  const hide: Handler<HttpTypes> = (c) => answerFailure(c, { code: 'not-found' })
  app.get(path, isHere ? exposeTo(token, metrics) : hide)
}

/** `/metrics` and nothing else, for a port of its own. */
export function createMetricsApp(metrics: Metrics, token: string | undefined): Hono<HttpTypes> {
  const app = new Hono<HttpTypes>()
  app.notFound((c) => answerFailure(c, { code: 'not-found' }))
  app.get(path, exposeTo(token, metrics))
  return app
}

function exposeTo(token: string | undefined, metrics: Metrics): Handler<HttpTypes> {
  return async (c) => {
    if (token !== undefined && !brings(token, c.req.header('authorization'))) {
      c.header('WWW-Authenticate', 'Bearer')
      return answerFailure(c, { code: 'not-signed-in' })
    }
    const { contentType, text } = await metrics.expose()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  }
}

/** Takes as long whatever is brought: hashes have one length, and are compared whole. */
function brings(token: string, header = ''): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(`Bearer ${token}`), hash(header))
}
