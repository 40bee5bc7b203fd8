import { setTimeout } from 'node:timers/promises'
import {
  api,
  addressOf,
  archiveLimitBytes,
  consentSoundLimitBytes,
  pagePaths,
  photoLimitBytes,
  takeHeader,
} from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from './migrations/index.ts'
import { migrate, type Migration } from './platform/database/migrate.ts'
import { openPostgres } from './platform/database/postgres.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { createDevice } from './testing/device.ts'
import { startObjectStoreProcess } from './testing/object-store-process.ts'
import { password, signUpForm } from './testing/people.ts'
import { fillPractice } from './testing/fill-practice.ts'
import { isLongRun } from './testing/is-long-run.ts'
import {
  caddy,
  isCaddyThere,
  isNginxThere,
  nginx,
  readSample,
  type Proxy,
} from './testing/proxies.ts'
import { postJson, startServerProcess, type ServerProcess } from './testing/server-process.ts'
import { freePort, startPostgres } from './testing/start-postgres.ts'
import { allConsents, hashOf, headerOf, makeRecorder, makeTake } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { startWorld } from './testing/world.ts'

const proxies = [...(isCaddyThere ? [caddy] : []), ...(isNginxThere ? [nginx] : [])]
const isMissing = !isCaddyThere || !isNginxThere
if (isLongRun && isMissing) {
  process.stderr.write('\nNo caddy or no nginx found: a sample of deploy is not tested.\n\n')
}

const email = 'ada@example.com'
const workers = 6
const rowsToChange = 300_000
const rowsAtOnce = 2_000
const ids = createIds({ now: () => Date.now() })

interface Site {
  url: string
  databaseUrl: string
  /** Cookies of a recorder who has consented. */
  cookie: string
  /** Where their clip can be heard. */
  clip: string
  /** Ends one server and starts it again; resolves once the proxy sends it requests again. */
  restart(index: number): Promise<void>
}

/** Two servers on one PostgreSQL and one object store, and a proxy before them. */
async function startSite(proxy: Proxy): Promise<Site> {
  const postgres = await startPostgres()
  if (postgres === undefined) throw new Error('There is no PostgreSQL.')
  onTestFinished(() => postgres.stop())
  const store = await startObjectStoreProcess(await temporaryFolder())
  const port = await freePort()
  const url = `https://localhost:${port}`
  const ports = [await freePort(), await freePort()]
  const environment = {
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    SHUTDOWN_GRACE_SECONDS: '4',
  }
  const launch = (index: number) =>
    startServerProcess({ ...environment, PORT: String(ports[index]) })
  const servers: ServerProcess[] = [launch(0)]
  await servers[0]?.url
  servers.push(launch(1))
  await servers[1]?.url
  await proxy.start({ port, servers: ports })

  const direct = (index: number) => `http://127.0.0.1:${ports[index]}`
  await postJson(url, api.signUp.path, signUpForm({ email }))
  let code: string | undefined
  await expect
    .poll(async () => {
      // No proxy passes the mailbox on.
      const mailbox = await (await fetch(`${direct(0)}${pagePaths.mailbox}`)).text()
      return (code = /oobCode=([\w-]+)/.exec(mailbox)?.[1])
    })
    .toBeDefined()
  await postJson(url, api.verifyEmail.path, { code })
  const login = await postJson(url, api.login.path, { identifier: email, password })
  expect(login.status).toBe(200)
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const database = openPostgres(postgres.url, silentLog, { poolSize: 1 })
  await makeRecorder(database, email)
  await database.close()
  return {
    url,
    databaseUrl: postgres.url,
    cookie,
    clip: await recordClip(url, cookie),
    async restart(index) {
      servers[index]?.signal('SIGTERM')
      expect((await servers[index]?.ended)?.status).toBe(0)
      const server = launch(index)
      servers[index] = server
      await server.url
      await expect
        .poll(() => countAnswers(direct(index)), { timeout: 60_000, interval: 100 })
        .toBeGreaterThan(20)
    },
  }
}

/** How many requests of people a server has answered since its start. */
async function countAnswers(server: string): Promise<number> {
  const figures = await (await fetch(`${server}/metrics`)).text()
  const lines = figures.matchAll(/^mboa_http_requests_total\{[^}]*route="\/api[^}]*\} (\d+)$/gm)
  return Array.from(lines, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0)
}

async function recordClip(url: string, cookie: string): Promise<string> {
  const headers = { origin: url, cookie }
  const consented = await fetch(`${url}${api.readConsents.path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(allConsents),
  })
  expect(consented.status).toBeLessThan(300)
  const { id, archive, description } = makeTake()
  const answer = await fetch(`${url}${addressOf(api.sendTake, { params: { id } })}`, {
    method: 'PUT',
    headers: { ...headers, [takeHeader]: headerOf(description) },
    body: new Uint8Array(archive),
  })
  expect(answer.ok).toBe(true)
  return `${url}${addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } })}`
}

/** As a device does: sends an answer and takes what is new. */
function syncOnce({ url, cookie }: Site, device = createDevice()): Promise<Response> {
  device.record(buildReview({ id: ids.uuid(), answeredAt: Date.now() }))
  return fetch(`${url}${api.syncPractice.path}`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(device.request()),
  })
}

/** Asks without a pause until told to stop; gives what was no success, and how many were. */
async function load(site: Site, isOver: () => boolean) {
  const { url, cookie, clip } = site
  const failures: string[] = []
  let sent = 0
  const headers = { cookie }
  const range = { headers: { cookie, range: 'bytes=0-99' } }
  const asked: [string, () => Promise<Response>][] = [
    ['page', () => fetch(`${url}/auth/login`)],
    ['session', () => fetch(`${url}${api.readSession.path}`, { headers })],
    ['courses', () => fetch(`${url}${api.listCourses.path}`, { headers })],
    ['clip', () => fetch(clip, range)],
    ['clip', () => fetch(clip, range)],
    ['sync', () => syncOnce(site)],
  ]
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let nth = worker; !isOver(); nth += 1) {
        const [name, ask] = asked[nth % asked.length] ?? ['', () => Promise.reject(new Error())]
        try {
          const answer = await ask()
          await answer.arrayBuffer()
          if (answer.status !== (name === 'clip' ? 206 : 200)) {
            failures.push(`${name}: ${answer.status}`)
          }
        } catch (error) {
          failures.push(`${name}: ${String(error)} ${String((error as Error).cause)}`)
        }
        sent += 1
        // A learner may sync 300 times in a minute, and nothing of this is about that limit.
        await setTimeout(50)
      }
    }),
  )
  return { failures, asked: sent }
}

/**
 * A step of a later version: a column, an index and all rows of a table that every answer is written
 * to.
 */
const laterStep: Migration = {
  name: '9999-later',
  async up({ schema }) {
    await schema.alterTable('practice_events').addColumn('later', 'integer').execute()
  },
  indexes: [
    {
      name: 'practice_events_not_yet',
      on: 'practice_events',
      columns: ['learner_id'],
      where: 'later is null',
    },
  ],
  async fill(queries) {
    const { rows } = await sql`
      update practice_events set later = 1 where ctid = any(array(
        select ctid from practice_events where later is null limit ${rowsAtOnce} for update skip locked
      )) returning 1 as done`.execute(queries)
    return rows.length > 0
  },
}

it('the samples let through whatever a server takes', async () => {
  const { app } = await startWorld('sqlite')
  const limits = [archiveLimitBytes, photoLimitBytes, consentSoundLimitBytes]
  const most = Math.max(...limits, ...app.routes.map(({ bodyLimitBytes }) => bodyLimitBytes))
  const limitIn = async (sample: string, pattern: RegExp) =>
    1024 * 1024 * Number(pattern.exec(await readSample(sample))?.[1])
  for (const limit of [
    await limitIn('Caddyfile', /max_size (\d+)MiB/),
    await limitIn('nginx.conf', /client_max_body_size (\d+)m;/),
  ]) {
    expect(limit).toBeGreaterThanOrEqual(most)
    // And not much more: what a server refuses need not come to it.
    expect(limit).toBeLessThan(1.5 * most)
  }
})

describe.runIf(isLongRun).each(proxies)('behind $name, by its sample', (proxy) => {
  it('pages, answers, sounds and their parts come through; figures and what is too large do not', async () => {
    const site = await startSite(proxy)
    const { url, cookie, clip } = site
    const page = await fetch(`${url}/auth/signup`, { headers: { 'accept-language': 'fr' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('strict-transport-security')).toContain('max-age')
    expect(await page.text()).toContain('<html lang="fr"')
    expect((await syncOnce(site)).status).toBe(200)

    const whole = await (await fetch(clip, { headers: { cookie } })).bytes()
    const part = await fetch(clip, { headers: { cookie, range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ])
    expect(await part.bytes()).toEqual(whole.subarray(10, 20))

    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const put = async (mebibytes: number) => {
      const answer = await fetch(`${url}${api.replacePhoto.path}`, {
        method: 'PUT',
        headers: { origin: url, cookie, 'content-type': 'image/png' },
        body: new Uint8Array(mebibytes * 1024 * 1024),
      })
      return [answer.status, (await answer.text()).includes('"too-large"')]
    }
    expect(await put(6)).toEqual([413, true])
    // Caddy passes on while it counts: the server, which is told the length, says it first.
    expect(await put(8)).toEqual([413, proxy.name === 'caddy'])
  }, 120_000)

  it('nobody notices that 300,000 rows are brought to a new shape meanwhile, either', async () => {
    const site = await startSite(proxy)
    await fillPractice(site.databaseUrl, { learners: 3_000, from: 0, to: rowsToChange })
    const database = openPostgres(site.databaseUrl, silentLog, { poolSize: 2 })
    onTestFinished(() => database.close())
    let isOver = false
    const loading = load(site, () => isOver)
    const migrating = migrate(database, [...migrations, laterStep], Date.now()).then((names) => {
      expect(names).toEqual([laterStep.name])
    })
    for (const index of [0, 1, 0, 1]) await site.restart(index)
    await migrating
    isOver = true
    const { failures } = await loading
    const { rows } = await sql<{ changed: number }>`
      select count(*) as changed from practice_events where later = 1`.execute(database.queries)
    expect([...new Set(failures)]).toEqual([])
    expect(rows[0]?.changed).toBeGreaterThanOrEqual(rowsToChange)
  }, 300_000)

  it('nobody notices that both servers are restarted, one after the other, twice', async () => {
    const site = await startSite(proxy)
    let isOver = false
    const loading = load(site, () => isOver)
    for (const index of [0, 1, 0, 1]) await site.restart(index)
    isOver = true
    const { failures, asked } = await loading
    expect([...new Set(failures)]).toEqual([])
    expect(asked).toBeGreaterThan(1_000)
  }, 240_000)
})
