import { createServer, type Server } from 'node:http'

/** By when a request must be here, in ms. */
interface Deadlines {
  readonly headersMs: number
  /** Headers and body together. */
  readonly requestMs: number
  /** How often connections are looked through. */
  readonly checkMs: number
}

/** A recording of 4 MiB takes as long at 14 kB/s, a slow mobile line. */
const usualDeadlines: Deadlines = { headersMs: 20_000, requestMs: 300_000, checkMs: 5_000 }

/** A server that ends requests with 408 if they don't arrive in time. */
export function createHttpServer(deadlines = usualDeadlines): Server {
  return createServer({
    headersTimeout: deadlines.headersMs,
    requestTimeout: deadlines.requestMs,
    connectionsCheckingInterval: deadlines.checkMs,
  })
}
