import type { Hono } from 'hono'
import type { Blobs } from '../platform/blobs/blobs.ts'
import type { Database } from '../platform/database/database.ts'
import { checkFreeSpace } from '../platform/free-space.ts'
import type { Log } from '../platform/log.ts'
import { readWithin } from '../platform/read-within.ts'
import type { Metrics } from './metrics.ts'
import type { HttpTypes } from './request-scope.ts'

/** What takes longer does not serve, and who asks for readiness does not wait for long. */
const answerTimeoutMs = 5_000

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: its figures. */
export function serveHealth(
  app: Hono<HttpTypes>,
  parts: {
    database: Database
    blobs: Blobs
    /** Its disk must have room. */
    dataDir: string
    metrics: Metrics
    log: Log
    isDraining: () => boolean
  },
): void {
  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', async (c) => {
    const [database, blobs, disk] = await Promise.all([
      answers('database', () => parts.database.ping()),
      answers('blobs', () => parts.blobs.ping()),
      answers('disk', () => checkFreeSpace(parts.dataDir)),
    ])
    const ready = database && blobs && disk && !parts.isDraining()
    return c.json({ ready, database, blobs, disk }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const { contentType, text } = await parts.metrics.expose()
    return c.body(text, 200, { 'Content-Type': contentType })
  })

  async function answers(part: string, ping: () => Promise<void>): Promise<boolean> {
    try {
      await readWithin(answerTimeoutMs, ping)
      return true
    } catch (error) {
      parts.log.warn({ part, error: String(error) }, 'A part of the server does not answer')
      return false
    }
  }
}
