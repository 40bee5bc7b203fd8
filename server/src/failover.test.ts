/** @module-tag long */
import { Client } from 'pg'
import { setTimeout } from 'node:timers/promises'
import { buildReview } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrations } from './migrations/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { openPostgres } from './platform/database/postgres.ts'
import { isDatabaseUnavailable } from './platform/database/unavailable.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { createDevice } from './testing/device.ts'
import { startBusyLearner, type BusyLearner } from './testing/killed-server.ts'
import { isLongRun } from './testing/is-long-run.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startPostgres, type TestPostgres } from './testing/start-postgres.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const failovers = isLongRun ? 5 : 1
const learners = 4
const reviewsAtOnce = 5
/** Below what one learner may sync in a minute. */
const pauseMs = 300
const ids = createIds({ now: () => Date.now() })

async function start(follows?: string): Promise<TestPostgres> {
  const postgres = await startPostgres({ durable: true, ...(follows !== undefined && { follows }) })
  if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
  onTestFinished(() => postgres.stop())
  return postgres
}

async function ask(postgres: TestPostgres, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return Object.values(rows[0] ?? {})[0]
}

/** Commits wait from now on until the standby has them on its disk. */
async function waitForStandby(primary: TestPostgres): Promise<void> {
  await ask(primary, `alter system set synchronous_standby_names = 'standby'`)
  await ask(primary, 'select pg_reload_conf()')
  const state = `select sync_state from pg_stat_replication where application_name = 'standby'`
  await expect.poll(() => ask(primary, state), { timeout: 30_000 }).toBe('sync')
}

const portOf = ({ url }: TestPostgres) => new URL(url).port

/** As the guide for operators has it. */
const addressOf = (...hosts: readonly TestPostgres[]) =>
  `postgres://mboa@${hosts.map((each) => `127.0.0.1:${portOf(each)}`).join(',')}/postgres?target_session_attrs=read-write`

/** How many of the reviews that were acknowledged are not there as it was said. */
async function countLost(learner: BusyLearner, url: string): Promise<number> {
  const stored = createDevice()
  const promised = [...learner.acknowledged]
  await learner.settle(url, stored)
  const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
  return promised.filter(([id, receivedAt]) => kept.get(id) !== receivedAt).length
}

it.runIf(inject('postgresUrl') !== undefined)(
  'loses nothing that it acknowledged when its database fails and a standby takes its place',
  async () => {
    for (let nth = 0; nth < failovers; nth += 1) {
      const primary = await start()
      const standby = await start(primary.url)
      await waitForStandby(primary)
      const server = startServerProcess({
        DATA_DIR: await temporaryFolder(),
        DATABASE_URL: addressOf(standby, primary),
        LOG_LEVEL: 'silent',
      })
      const url = await server.url
      const busy: BusyLearner[] = []
      for (let number = 1; number <= learners; number += 1) {
        busy.push(await startBusyLearner(url, number))
      }
      let isOver = false
      const practising = busy.map(async (learner) => {
        while (!isOver) {
          for (let nth = 0; nth < reviewsAtOnce; nth += 1) {
            learner.device.record(buildReview({ id: ids.uuid(), answeredAt: Date.now() }))
          }
          await learner.settle(url)
          await setTimeout(pauseMs)
        }
      })
      const count = () => busy.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
      await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(20 * learners)
      await primary.kill()
      const before = count()
      expect(await ask(standby, 'select pg_promote()')).toBe(true)
      await expect.poll(count, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before)
      await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(before + 20 * learners)
      isOver = true
      await Promise.all(practising)
      let lost = 0
      for (const learner of busy) lost += await countLost(learner, url)
      expect(lost).toBe(0)
      server.signal('SIGTERM')
      expect((await server.ended).status).toBe(0)
    }
  },
  failovers * 120_000,
)

it.runIf(inject('postgresUrl') !== undefined)(
  'acknowledges nothing that no standby has confirmed, even where its wait is cancelled',
  async () => {
    const primary = await start()
    const standby = await start(primary.url)
    const database = openPostgres(addressOf(primary, standby), silentLog, { poolSize: 3 })
    onTestFinished(() => database.close())
    await migrate(database, migrations, 0)
    await waitForStandby(primary)
    const write = (key: string) =>
      database.queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: 1 })
    await write('followed').execute()
    await standby.kill()
    // Its receiver outlives it for a moment, and confirms what comes meanwhile.
    const followers = 'select count(*)::int from pg_stat_replication'
    await expect.poll(() => ask(primary, followers), { timeout: 30_000 }).toBe(0)
    const waiting = [
      write('alone').execute(),
      database.transaction((queries) =>
        queries.insertInto('throttles').values({ key: 'x', hits: '[]', expiresAt: 1 }).execute(),
      ),
    ].map((written) => written.then(String, (error: unknown) => error))
    // As an operator does who finds statements that hang; PostgreSQL then says that they succeeded.
    const cancel = `select count(pg_cancel_backend(pid))::int from pg_stat_activity where wait_event = 'SyncRep'`
    let cancelled = 0
    await expect
      .poll(async () => (cancelled += Number(await ask(primary, cancel))), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(waiting.length)
    const refusals = await Promise.all(waiting)
    for (const error of refusals) {
      expect(String(error)).toContain('No standby has confirmed')
      expect(isDatabaseUnavailable(error)).toBe(true)
    }
    // Who only reads is served.
    expect((await sql`select 1 as one`.execute(database.queries)).rows).toEqual([{ one: 1 }])
    await standby.start()
    await expect
      .poll(
        () =>
          write(`again ${ids.uuid()}`)
            .execute()
            .then(
              () => true,
              () => false,
            ),
        {
          timeout: 30_000,
        },
      )
      .toBe(true)
  },
  90_000,
)
