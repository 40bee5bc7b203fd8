import type { Hono } from 'hono'
import type { Blobs } from '../platform/blobs/blobs.ts'
import type { Database } from '../platform/database/database.ts'
import { checkFreeSpace } from '../platform/free-space.ts'
import type { Log } from '../platform/log.ts'
import { readWithin } from '../platform/reads.ts'
import type { HttpTypes } from './request-scope.ts'

/** What takes longer does not serve, and who asks for readiness does not wait for long. */
const answerTimeoutMs = 5_000

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function serveHealth(
  app: Hono<HttpTypes>,
  parts: {
    database: Database
    blobs: Blobs
    /** Its disk must have room. */
    dataDir: string
    log: Log
    isDraining: () => boolean
    /** What everybody asks for first, and what takes a while at a start. */
    composeCourses: () => Promise<unknown>
  },
): void {
  let areComposed = false

  /** Once: what changes later is composed while the others are answered. */
  async function composeOnce(): Promise<void> {
    if (areComposed) return
    await parts.composeCourses()
    areComposed = true
  }

  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', async (c) => {
    // To be told apart from what people are answered: it says no on purpose.
    c.set('routePattern', '/readyz')
    const [database, blobs, disk, courses] = await Promise.all([
      answers('database', () => parts.database.ping()),
      answers('blobs', () => parts.blobs.ping()),
      answers('disk', () => checkFreeSpace(parts.dataDir)),
      answers('courses', composeOnce),
    ])
    const ready = database && blobs && disk && courses && !parts.isDraining()
    return c.json({ ready, database, blobs, disk, courses }, ready ? 200 : 503)
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
