import { randomUUID } from 'node:crypto'
import { apiPaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openPostgres } from './platform/database/postgres.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { createDevice } from './testing/device.ts'
import { createSchema } from './testing/engines.ts'
import { fillTakes } from './testing/fill-takes.ts'
import { emailOf, signInOverHttp, startBusyLearner } from './testing/killed-server.ts'
import { printFigure } from './testing/print-figure.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeRecorder } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const terminations = 50
const clients = 16
/** Few enough for the limit of one learner. */
const reviewsPerCut = 4
const ids = createIds({ now: () => Date.now() })
const polled = [apiPaths.takeCounts, `${apiPaths.reviewQueue}?course=ewo`, apiPaths.session]

it.runIf(inject('postgresUrl') !== undefined)(
  'lives on while its database connections are cut, and loses nothing that it acknowledged',
  async () => {
    const schemaUrl = await createSchema()
    // Told apart from those of other tests by the name that they bear.
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
        await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(before + clients)
      }
      isOver = true
    }
    await Promise.all([...Array.from({ length: clients }, poll), cutAll()])
    await administration.end()

    const stored = createDevice()
    const promised = new Map(learner.acknowledged)
    await learner.settle(url, stored)
    const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
    for (const [id, receivedAt] of promised) expect(kept.get(id)).toBe(receivedAt)
    expect(promised.size).toBeGreaterThan(0)
    for (const status of statuses) expect([200, 503]).toContain(status)
    server.signal('SIGTERM')
    expect((await server.ended).status).toBe(0)
    printFigure(
      35,
      `${cut} database connections cut under ${clients} clients: ${answered} answers, all 200 or 503, ` +
        `${promised.size} reviews acknowledged, 0 lost`,
    )
  },
)

async function endOf({ ended }: ReturnType<typeof startServerProcess>): Promise<never> {
  throw new Error(`The server ended: ${JSON.stringify(await ended)}`)
}
