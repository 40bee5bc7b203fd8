/** @module-tag long */
import { api } from '@mboa/contract'
import { expect, inject, it, onTestFinished } from 'vitest'
import { answerGraceMs, connectionTimeoutMs } from './platform/database/limits.ts'
import { openPostgres } from './platform/database/postgres.ts'
import { silentLog } from './platform/log.ts'
import { createDevice } from './testing/device.ts'
import { emailOf, signInOverHttp, startBusyLearner } from './testing/killed-server.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { makeRecorder } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const requests = 16
const poolSize = 4
const statementTimeoutSeconds = 1
/** Waiting for a connection, then for an answer on it; the rest is for a busy machine. */
const limitMs = connectionTimeoutMs + 1000 * statementTimeoutSeconds + answerGraceMs + 5_000
const polled = [api.countTakes.path, `${api.listReviewQueue.path}?course=ewo`, api.readSession.path]

it.runIf(inject('postgresUrl') !== undefined)(
  'refuses within its limits while PostgreSQL is frozen without an error, and recovers by itself',
  async () => {
    const postgres = await startPostgres({ durable: true })
    if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
    onTestFinished(() => postgres.stop())
    const server = startServerProcess({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: postgres.url,
      DATABASE_POOL_SIZE: `${poolSize}`,
      DATABASE_STATEMENT_TIMEOUT_SECONDS: `${statementTimeoutSeconds}`,
      LOG_LEVEL: 'silent',
    })
    const url = await server.url
    const cookie = await signInOverHttp(url, 1)
    const database = openPostgres(postgres.url, silentLog, { poolSize: 1 })
    await makeRecorder(database, emailOf(1))
    await database.close()
    const learner = await startBusyLearner(url, 2)
    const ask = async (path: string) => {
      const answer = await fetch(new URL(path, url), { headers: { cookie } })
      await answer.arrayBuffer()
      return answer.status
    }
    const askAll = () =>
      Promise.all(Array.from({ length: requests }, (_, nth) => ask(polled[nth % 3] ?? '')))
    const practising = learner.practise(url)
    await expect.poll(() => learner.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(0)
    // All connections are open and in use at the moment of the frost.
    const underWay = Promise.all(
      Array.from({ length: requests }, async (_, nth) => {
        for (;;) {
          const askedAt = performance.now()
          const status = await ask(polled[nth % 3] ?? '')
          if (status !== 200) return { status, tookMs: performance.now() - askedAt }
        }
      }),
    )
    const thaw = await postgres.freeze()
    onTestFinished(thaw)
    const readyAskedAt = performance.now()
    expect(await ask('/readyz')).toBe(503)
    expect(performance.now() - readyAskedAt).toBeLessThan(limitMs)
    const refused = await underWay
    for (const { status, tookMs } of refused) {
      expect(status).toBe(503)
      expect(tookMs).toBeLessThan(limitMs)
    }
    await practising
    expect(await askAll()).toEqual(Array.from({ length: requests }, () => 503))
    expect(await ask('/healthz')).toBe(200)
    thaw()
    await expect.poll(() => ask('/readyz'), { timeout: 30_000 }).toBe(200)
    expect(await askAll()).toEqual(Array.from({ length: requests }, () => 200))

    const stored = createDevice()
    const promised = [...learner.acknowledged]
    await learner.settle(url, stored)
    const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
    expect(promised.filter(([id, receivedAt]) => kept.get(id) !== receivedAt)).toEqual([])
    server.signal('SIGTERM')
    expect((await server.ended).status).toBe(0)
  },
  120_000,
)
