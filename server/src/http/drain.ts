import type { Server } from 'node:http'
import { setImmediate as afterReading, setTimeout } from 'node:timers/promises'

/** What works beside the requests; resolves when what is in hand is done. */
interface Stoppable {
  stop(): Promise<void>
}

/**
 * Takes no new connections, and waits for what is in hand, for `drainMs` at most. Closes right after the event loop has accepted what waits for that and read what has come: what is
 * closed with something unread in it is reset, and a proxy cannot know whether that was done.
 */
export async function drain(
  http: Server,
  others: readonly Stoppable[],
  drainMs: number,
): Promise<void> {
  await afterReading()
  const closed = new Promise<void>((resolve) => {
    http.close(() => resolve())
  })
  // A connection that was busy just now would be kept open for its next request.
  const closing = setInterval(() => {
    void afterReading().then(() => http.closeIdleConnections())
  }, 50)
  // A mail server that hangs is not waited for: the outbox sends that mail again later.
  const late = new AbortController()
  const cut = setTimeout(drainMs, undefined, { signal: late.signal }).then(
    () => http.closeAllConnections(),
    () => undefined,
  )
  // What fails of it, as while the database is away, is logged where it fails, and done later.
  await Promise.race([Promise.allSettled([closed, ...others.map((other) => other.stop())]), cut])
  late.abort()
  clearInterval(closing)
}
