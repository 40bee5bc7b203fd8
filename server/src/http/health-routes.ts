import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { checkFreeSpace } from '../platform/free-space.ts'
import { readWithin } from '../platform/reads.ts'
import type { HttpTypes } from './request-scope.ts'

/** What takes longer does not serve, and who asks for readiness does not wait for long. */
const answerTimeoutMs = 5_000

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function serveHealth(
  app: Hono<HttpTypes>,
  { database, blobs, config, log, readCurrentCourses }: Context,
  isDraining: () => boolean,
): void {
  let areComposed = false

  /** What everybody asks for first; what changes later is composed while the others are answered. */
  async function composeOnce(): Promise<void> {
    if (areComposed) return
    await readCurrentCourses()
    areComposed = true
  }

  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', async (c) => {
    // To be told apart from what people are answered: it says no on purpose.
    c.set('routePattern', '/readyz')
    const [hasDatabase, hasBlobs, hasDisk, hasCourses] = await Promise.all([
      answers('database', () => database.ping()),
      answers('blobs', () => blobs.ping()),
      answers('disk', () => checkFreeSpace(config.dataDir)),
      answers('courses', composeOnce),
    ])
    const parts = { database: hasDatabase, blobs: hasBlobs, disk: hasDisk, courses: hasCourses }
    const ready = Object.values(parts).every(Boolean) && !isDraining()
    return c.json({ ready, ...parts }, ready ? 200 : 503)
  })

  async function answers(part: string, ping: () => Promise<void>): Promise<boolean> {
    try {
      await readWithin(answerTimeoutMs, ping)
      return true
    } catch (error) {
      log.warn({ part, error: String(error) }, 'A part of the server does not answer')
      return false
    }
  }
}
