import { createServer, type Server } from 'node:http'

/** Time limits for receiving a request, in ms. */
interface Deadlines {
  readonly headersMs: number
  /** Headers and body together. */
  readonly requestMs: number
  /** How often connections are checked. */
  readonly checkMs: number
}

/** 300 s is enough for a recording of 4 MiB at 14 kB/s, a slow mobile connection. */
const usualDeadlines: Deadlines = { headersMs: 20_000, requestMs: 300_000, checkMs: 5_000 }

/** A server that ends requests with 408 if they don't arrive in time. */
export function createHttpServer(deadlines = usualDeadlines): Server {
  return createServer({
    headersTimeout: deadlines.headersMs,
    requestTimeout: deadlines.requestMs,
    connectionsCheckingInterval: deadlines.checkMs,
  })
}
