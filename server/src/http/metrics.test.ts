import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@mboa/contract'
import { Hono } from 'hono'
import { expect, inject, it } from 'vitest'
import { createBoundedQueue } from '../platform/at-once.ts'
import { silentLog } from '../platform/log.ts'
import { enqueueMail } from '../platform/mail/mail-outbox.repository.ts'
import { UnavailableError } from '../platform/unavailable-error.ts'
import { createSchema, describeEngines } from '../testing/engines.ts'
import { register } from '../testing/people.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { freePort } from '../testing/start-postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startWorld, type World } from '../testing/world.ts'
import { createMetrics } from './metrics.ts'
import { answerSurprise } from './observe-requests.ts'
import type { HttpTypes } from './request-scope.ts'

const outside = { PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' }
const token = 'a-token-of-sixteen-signs'
const statusOf = async (world: World, authorization?: string) =>
  (await world.client().get('/metrics', authorization === undefined ? {} : { authorization }))
    .status

it.each([
  ['a local start shows figures', {}, 200],
  ['figures are not beside the pages that everybody reaches', outside, 404],
  ['an address that others reach shows none either', { HOST: '0.0.0.0' }, 404],
  ['who has a token set must bring it', { METRICS_TOKEN: token }, 401],
  [
    'figures with a port of their own are there alone',
    { METRICS_PORT: '9', METRICS_TOKEN: token },
    404,
  ],
] as const)('%s: %j', async (_, environment, status) => {
  expect(await statusOf(await startWorld('sqlite', { environment }))).toBe(status)
})

it('takes the token whole, as a bearer, and nothing like it', async () => {
  const environment = { ...outside, METRICS_TOKEN: token }
  const world = await startWorld('sqlite', { environment })
  expect(await statusOf(world, `Bearer ${token}`)).toBe(200)
  for (const wrong of [token, `Basic ${token}`, `Bearer ${token.slice(0, -1)}`, 'Bearer ', '']) {
    expect(await statusOf(world, wrong)).toBe(401)
  }
})

/** The value of a line of the exposition; undefined where there is none. */
async function figureOf(world: World, line: string): Promise<number | undefined> {
  const { text } = await world.client().get('/metrics')
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

describeEngines('figures', (engine) => {
  it('tell how many mails wait, since when, and how many were given up', async () => {
    const world = await startWorld(engine)
    expect(await figureOf(world, 'mboa_mails_waiting')).toBe(0)
    expect(await figureOf(world, 'mboa_oldest_mail_seconds')).toBe(0)
    const mail = { template: 'none', payload: {}, person: null, now: world.clock.now() }
    for (const id of ['one', 'two']) await enqueueMail(world.database.queries, { ...mail, id })
    await world.database.queries
      .updateTable('mailOutbox')
      .set({ failedAt: world.clock.now() })
      .where('id', '=', 'two')
      .execute()
    world.clock.advance(90_000)
    expect(await figureOf(world, 'mboa_mails_waiting')).toBe(1)
    expect(await figureOf(world, 'mboa_oldest_mail_seconds')).toBe(90)
    expect(await figureOf(world, 'mboa_mails_failed')).toBe(1)
  })

  it('tell which limit refused whom, and which sweep succeeded when', async () => {
    const world = await startWorld(engine)
    await register(world)
    const startedAt = world.clock.now() / 1000
    const body = { identifier: 'ada@example.com', password: 'wrong' }
    for (let nth = 0; nth < 12; nth += 1) await world.client().post(api.login.path, body)
    const { text } = await world.client().get('/metrics')
    expect(text).toMatch(/^mboa_refusals_total\{limit="[a-z -]+"\} [12]$/m)
    const sweep = 'mboa_sweep_succeeded_timestamp_seconds{sweep="throttles"}'
    expect(await figureOf(world, sweep)).toBe(startedAt)
    world.clock.advance(60_000)
    await world.database.queries.schema.alterTable('throttles').renameTo('gone').execute()
    await world.app.sweep()
    expect(await figureOf(world, sweep)).toBe(startedAt)
    expect(await figureOf(world, sweep.replace('throttles', 'blobs'))).toBe(startedAt + 60)
  })
})

it.each([
  ['store', new UnavailableError('The store is away.', { shortage: 'store' })],
  ['busy', new UnavailableError('Too many logins at once.', { shortage: 'busy' })],
  ['disk', Object.assign(new Error('no room'), { code: 'ENOSPC' })],
  ['database', Object.assign(new Error('the database ends'), { code: '57P01' })],
])('what was missing is counted where somebody is told to try again: %s', async (cause, error) => {
  const metrics = createMetrics({ process: false })
  const http = new Hono<HttpTypes>()
  http.onError(answerSurprise(silentLog, metrics))
  http.get('/', () => Promise.reject(error))
  expect((await http.request('/')).status).toBe(503)
  const { text } = await metrics.expose()
  expect(text.match(/^mboa_unavailable_total.*$/gm)).toEqual([
    `mboa_unavailable_total{cause="${cause}"} 1`,
  ])
})

it('a queue tells how much waits, while it grows and when it is empty again', async () => {
  const metrics = createMetrics({ process: false })
  const watch = metrics.watchQueue('exports')
  const enqueue = createBoundedQueue({ width: 1, longest: 9, refusal: 'full', watch })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const works = [1, 2, 3].map(() => enqueue('ada', () => promise))
  const waiting = async () =>
    /^mboa_queue_waiting.* (\d+)$/m.exec((await metrics.expose()).text)?.[1]
  expect(await waiting()).toBe('2')
  resolve(undefined)
  await Promise.all(works)
  expect(await waiting()).toBe('0')
})

/** Of a real server on PostgreSQL, with a port of its own. */
async function exposeAll(): Promise<{ text: string; refused: number; beside: number }> {
  const port = await freePort()
  const server = startServerProcess({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: await createSchema(),
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
  })
  const url = await server.url
  const address = `http://127.0.0.1:${port}/metrics`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const figures = {
    text: await answer.text(),
    refused: (await fetch(address)).status,
    beside: (await fetch(`${url}/metrics`)).status,
  }
  server.signal('SIGTERM')
  expect((await server.ended).status).toBe(0)
  return figures
}

it.runIf(inject('postgresUrl') !== undefined)(
  'what rules and dashboard ask for is what a server tells, at its own port',
  async () => {
    const { text, refused, beside } = await exposeAll()
    expect([refused, beside]).toEqual([401, 404])
    const told = new Set(
      Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]) =>
        type === 'histogram' ? `${name}_bucket` : name,
      ),
    )
    // One at least, and at this moment perhaps at work.
    expect(text).toMatch(/^mboa_database_connections\{state="(idle|used)"\} [1-9]/m)
    expect(text).toMatch(/^mboa_database_pool_wait_seconds_count [1-9]/m)
    expect(text).toMatch(/^mboa_queue_waiting\{queue="passwords"\} 0$/m)
    expect(text).toMatch(/^mboa_queue_waiting\{queue="sounds"\} 0$/m)
    expect(text).toMatch(/^mboa_disk_free_bytes\{folder="data"\} [1-9]/m)
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const written = await readFile(join(import.meta.dirname, '../../../deploy', file), 'utf8')
      const asked = new Set(written.match(/\b(mboa|nodejs|process)_\w+/g))
      expect(asked.size).toBeGreaterThan(10)
      expect([...asked].filter((name) => !told.has(name))).toEqual([])
    }
  },
)
