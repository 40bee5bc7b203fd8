/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { buildReview } from '@mboa/domain/testing'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openPostgres } from './platform/database/postgres.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { startBusyRecorder, type BusyRecorder } from './testing/busy-recorder.ts'
import { createDevice } from './testing/device.ts'
import { drawnFraction, startBusyLearner, type BusyLearner } from './testing/killed-server.ts'
import { startObjectStoreProcess } from './testing/object-store-process.ts'
import { isLongRun } from './testing/is-long-run.ts'
import { startServerProcess, type ServerProcess } from './testing/server-process.ts'
import { freePort, startPostgres, type TestPostgres } from './testing/start-postgres.ts'
import { hashOf } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Half of them servers, half of them the database. */
const kills = isLongRun ? 50 : 2
const failovers = isLongRun ? 10 : 1
const awayMs = isLongRun ? 30_000 : 2_000
const learners = 3
/** Within what one learner may sync in a minute, also while it is refused. */
const pauseMs = 250
/** So long it works between two deaths, at most. */
const livesMs = 2_000
/** Sent and acknowledged by all together before the next death. */
const leastProgress = 10
const patience = { timeout: 120_000, interval: 50 }
const ids = createIds({ now: () => Date.now() })

/** Two servers on one store, and the places of two databases, of which one takes writes. */
interface Site {
  /** Where a device may turn to: the servers that are there, or should be. */
  readonly addresses: string[]
  kill(server: number): Promise<void>
  launch(server: number): void
  end(server: number): Promise<number | string>
  untilReady(): Promise<void>
}

async function startDatabase(at: number, follows?: string): Promise<TestPostgres> {
  const postgres = await startPostgres({
    durable: true,
    at,
    ...(follows !== undefined && { follows }),
  })
  if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
  onTestFinished(() => postgres.stop())
  return postgres
}

async function startSite(databases: readonly [number, number]): Promise<Site> {
  const store = await startObjectStoreProcess(await temporaryFolder())
  const ports = [await freePort(), await freePort()] as const
  const hosts = databases.map((port) => `127.0.0.1:${port}`).join(',')
  const environment = {
    DATABASE_URL: `postgres://mboa@${hosts}/postgres?target_session_attrs=read-write`,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    LOG_LEVEL: 'silent',
  }
  const folders = [await temporaryFolder(), await temporaryFolder()]
  const servers: ServerProcess[] = []
  const addresses = ports.map((port) => `http://localhost:${port}`)
  const site: Site = {
    addresses,
    launch(server) {
      const own = { PORT: String(ports[server]), DATA_DIR: folders[server] ?? '' }
      servers[server] = startServerProcess({ ...environment, ...own })
    },
    async kill(server) {
      servers[server]?.signal('SIGKILL')
      expect((await servers[server]?.ended)?.status).toBe('SIGKILL')
    },
    async end(server) {
      servers[server]?.signal('SIGTERM')
      return (await servers[server]?.ended)?.status ?? 'not started'
    },
    async untilReady() {
      for (const address of addresses) {
        const readiness = () =>
          fetch(`${address}/readyz`).then(
            ({ status }) => status,
            () => 0,
          )
        await expect.poll(readiness, patience).toBe(200)
      }
    },
  }
  site.launch(0)
  await servers[0]?.url
  site.launch(1)
  await servers[1]?.url
  return site
}

async function ask(postgres: TestPostgres, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return Object.values(rows[0] ?? {})[0]
}

/** A standby without which nothing is acknowledged any more. */
async function giveStandby(primary: TestPostgres, at: number): Promise<TestPostgres> {
  const standby = await startDatabase(at, primary.url)
  await ask(primary, `alter system set synchronous_standby_names = 'standby'`)
  await ask(primary, 'select pg_reload_conf()')
  const state = `select sync_state from pg_stat_replication where application_name = 'standby'`
  await expect.poll(() => ask(primary, state), patience).toBe('sync')
  return standby
}

/** Devices that send all the while, and turn to the other server where one refuses. */
function startDevices(site: Site, learning: readonly BusyLearner[], recorder: BusyRecorder) {
  let isOver = false
  const goesOn = () => !isOver

  async function insist(nth: number, send: (address: string) => Promise<boolean>): Promise<void> {
    for (let tries = nth; ; tries += 1) {
      if (await send(site.addresses[tries % site.addresses.length] ?? '')) break
      await setTimeout(pauseMs)
    }
  }

  const sending = [
    ...learning.map(async (learner, nth) => {
      while (goesOn()) {
        const answered = { id: ids.uuid(), answeredAt: Date.now() }
        learner.device.record(buildReview(answered))
        await insist(nth, (address) => learner.exchange(address))
        await setTimeout(pauseMs)
      }
    }),
    (async () => {
      for (let nth = 0; goesOn(); nth += 1) {
        await insist(nth, (address) => recorder.sendNext(address))
        await setTimeout(pauseMs)
      }
    })(),
  ]
  // What fails of it is heard at the end, or where it is waited for.
  const failure = Promise.all(sending).then(() => undefined)
  failure.catch(() => undefined)

  const counts = () => [
    ...learning.map((each) => each.acknowledged.size),
    recorder.acknowledged.size,
  ]
  const count = () => counts().reduce((sum, each) => sum + each, 0)
  return {
    count,
    /** Resolves when so much more was acknowledged, to each something. */
    async untilFurther(): Promise<void> {
      const before = counts()
      const goOn = () =>
        counts().every((each, at) => each > (before[at] ?? 0)) &&
        count() >= before.reduce((sum, each) => sum + each, leastProgress)
      await Promise.race([failure, expect.poll(goOn, patience).toBe(true)])
    },
    async stop(): Promise<void> {
      isOver = true
      await failure
    },
  }
}

/** How many of the answers and files that were acknowledged are not there as it was said. */
async function countLost(
  address: string,
  learning: readonly BusyLearner[],
  recorder: BusyRecorder,
): Promise<number> {
  let lost = 0
  for (const learner of learning) {
    const stored = createDevice()
    const promised = [...learner.acknowledged]
    await learner.settle(address, stored)
    const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
    lost += promised.filter(([id, receivedAt]) => kept.get(id) !== receivedAt).length
  }
  const takes = new Map((await recorder.list(address)).map((take) => [take.id, take]))
  for (const [path, hash] of recorder.acknowledged) {
    const [, , , id = ''] = path.split('/')
    const take = takes.get(id)
    const stored = take?.archive
    const sound = stored ? await recorder.read(address, stored.address) : Buffer.of()
    if (hashOf(sound) !== hash) lost += 1
  }
  return lost
}

it.runIf(inject('postgresUrl') !== undefined)(
  'loses nothing that was acknowledged, whichever servers and databases die under their devices',
  async () => {
    const seed = process.env['TEST_SEED'] ?? randomUUID()
    process.stdout.write(`TEST_SEED=${seed}\n`)
    const draw = (nth: number) => drawnFraction(seed, nth)
    const places = [await freePort(), await freePort()] as const
    let primary = await startDatabase(places[0])
    const site = await startSite(places)
    const [first = '', second = ''] = site.addresses
    const learning: BusyLearner[] = []
    for (let number = 1; number <= learners; number += 1) {
      learning.push(await startBusyLearner(first, number))
    }
    const database = openPostgres(primary.url, silentLog, { poolSize: 1 })
    const recorder = await startBusyRecorder(first, learners + 1, database)
    await database.close()
    const devices = startDevices(site, learning, recorder)
    await devices.untilFurther()

    for (const victim of ['servers', 'database']) {
      for (let nth = 0; nth < kills / 2; nth += 1) {
        const at = nth + (victim === 'servers' ? 0 : kills)
        await setTimeout(livesMs * draw(2 * at))
        if (victim === 'servers') {
          const server = Math.floor(2 * draw(2 * at + 1))
          await site.kill(server)
          site.launch(server)
        } else {
          await primary.kill('SIGKILL')
          await primary.start()
        }
        await site.untilReady()
        await devices.untilFurther()
      }
    }

    for (let nth = 0; nth < failovers; nth += 1) {
      const standby = await giveStandby(primary, places[(nth + 1) % 2] ?? 0)
      await devices.untilFurther()
      await primary.kill()
      expect(await ask(standby, 'select pg_promote()')).toBe(true)
      await devices.untilFurther()
      await primary.stop()
      primary = standby
    }

    await primary.kill()
    await setTimeout(awayMs)
    await primary.start()
    await site.untilReady()
    await devices.untilFurther()

    await site.kill(1)
    site.addresses.splice(site.addresses.indexOf(second), 1)
    await devices.untilFurther()

    await devices.stop()
    expect(await countLost(first, learning, recorder)).toBe(0)
    expect(await site.end(0)).toBe(0)
  },
  isLongRun ? 3_600_000 : 240_000,
)
