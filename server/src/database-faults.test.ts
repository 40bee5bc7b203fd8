/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openPostgres } from './platform/database/postgres.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { createDevice } from './testing/device.ts'
import { createSchema } from './testing/engines.ts'
import { fillTakes } from './testing/fill-takes.ts'
import {
  emailOf,
  signInOverHttp,
  startBusyLearner,
  type BusyLearner,
} from './testing/killed-server.ts'
import { isLongRun } from './testing/is-long-run.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { makeRecorder } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const terminations = isLongRun ? 50 : 20
const awayMs = isLongRun ? 30_000 : 3_000
const clients = 16
/** Few enough for the limit of one learner. */
const reviewsPerCut = 4
const ids = createIds({ now: () => Date.now() })
const polled = [api.countTakes.path, `${api.listReviewQueue.path}?course=ewo`, api.readSession.path]

it.runIf(inject('postgresUrl') !== undefined)(
  'lives on while its database connections are cut, and loses nothing that it acknowledged',
  async () => {
    const schemaUrl = await createSchema()
    // Distinguished from those of other tests by the name that they bear.
    const name = `mboa-${randomUUID()}`
    const named = new URL(schemaUrl)
    named.searchParams.set('application_name', name)
    const server = startServerProcess({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: named.href,
      LOG_LEVEL: 'silent',
    })
    const url = await server.url
    const database = openPostgres(schemaUrl, silentLog, { poolSize: 2 })
    onTestFinished(() => database.close())
    const cookie = await signInOverHttp(url, 1)
    await makeRecorder(database, emailOf(1))
    await fillTakes(database, { recorderId: 'somebody-else', count: 40 })
    const learner = await startBusyLearner(url, 2)

    let isOver = false
    let answered = 0
    const statuses = new Set<number>()
    const poll = async (_: unknown, nth: number) => {
      const path = polled[nth % polled.length] ?? ''
      while (!isOver) {
        const answer = await fetch(new URL(path, url), { headers: { cookie } }).catch(() =>
          endOf(server),
        )
        await answer.arrayBuffer()
        statuses.add(answer.status)
        answered += 1
      }
    }
    const practise = async () => {
      for (let nth = 0; nth < reviewsPerCut; nth += 1) {
        learner.device.record(buildReview({ id: ids.uuid(), answeredAt: Date.now() }))
        await learner.settle(url).catch(() => undefined)
      }
    }
    const administration = new Client({ connectionString: schemaUrl })
    await administration.connect()
    let cut = 0
    const cutAll = async () => {
      while (cut < terminations) {
        const before = answered
        const [{ rowCount }] = await Promise.all([
          administration.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
            [name],
          ),
          practise(),
        ])
        cut += rowCount ?? 0
        await expect
          .poll(() => answered, { interval: 5, timeout: 30_000 })
          .toBeGreaterThan(before + clients)
      }
      isOver = true
    }
    await Promise.all([...Array.from({ length: clients }, poll), cutAll()])
    await administration.end()

    expect(await countLost(learner, url)).toBe(0)
    for (const status of statuses) expect([200, 503]).toContain(status)
    server.signal('SIGTERM')
    expect((await server.ended).status).toBe(0)
  },
  180_000,
)

it.runIf(inject('postgresUrl') !== undefined)(
  'refuses calmly while its database is away, and recovers by itself',
  async () => {
    const postgres = await startPostgres({ durable: true })
    if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
    onTestFinished(() => postgres.stop())
    const server = startServerProcess({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
    })
    const url = await server.url
    const cookie = await signInOverHttp(url, 1)
    const learner = await startBusyLearner(url, 2)
    const practising = learner.practise(url)
    await expect.poll(() => learner.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(0)
    await postgres.kill()
    await practising
    const comesBackAt = performance.now() + awayMs
    while (performance.now() < comesBackAt) {
      for (const path of ['/readyz', ...polled]) {
        const answer = await fetch(new URL(path, url), { headers: { cookie } })
        expect([path, answer.status]).toEqual([path, 503])
        await answer.arrayBuffer()
      }
      expect((await fetch(new URL('/healthz', url))).status).toBe(200)
    }
    await postgres.start()
    const readiness = async () => (await fetch(new URL('/readyz', url))).status
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200)
    const lost = await countLost(learner, url)
    expect(lost).toBe(0)
    server.signal('SIGTERM')
    expect((await server.ended).status).toBe(0)
  },
  awayMs + 60_000,
)

/** How many of the reviews that the server acknowledged it does not have as it said. */
async function countLost(learner: BusyLearner, url: string): Promise<number> {
  const stored = createDevice()
  const promised = [...learner.acknowledged]
  await learner.settle(url, stored)
  const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
  expect(promised.length).toBeGreaterThan(0)
  return promised.filter(([id, receivedAt]) => kept.get(id) !== receivedAt).length
}

async function endOf({ ended }: ReturnType<typeof startServerProcess>): Promise<never> {
  throw new Error(`The server ended: ${JSON.stringify(await ended)}`)
}
