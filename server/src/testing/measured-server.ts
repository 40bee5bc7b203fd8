import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrations } from '../migrations/index.ts'
import type { Database, Queries } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openSqlite } from '../platform/database/sqlite.ts'
import type { Tables } from '../platform/database/tables.ts'
import { hashToken } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import { createSchema, testPoolSize, type Engine } from './engines.ts'
import { startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { watchMemory } from './watch-memory.ts'

/** The lesser of two is what a request costs: other work on the machine delays single rounds. */
const rounds = 2
/** The event loop's monitor misses what begins before its first ticks (10 ms) after it was read. */
const settleMs = 50
const valuesAtOnce = 8_000

export interface Request {
  /** As the description of the API names the route. */
  readonly route: string
  readonly path: string
  /** The account that asks. */
  readonly as: string
  readonly body?: object
  /** Requests the next page of an answer; undefined after the last one. */
  readonly next?: (answer: string) => object | undefined
}

export interface Cost {
  readonly request: Request
  readonly statuses: readonly number[]
  /** Length of the longest JSON answer that is no download. */
  readonly jsonBytes: number
  /** Longest block of the server's event loop while it answered. */
  readonly blockMs: number
  /** The same while it had nothing to do, for as long. */
  readonly idleMs: number
  readonly tookMs: number
  /** Resident memory of the server afterwards. */
  readonly megabytes: number
}

/** Inserts rows in statements below the limits of both databases. */
export async function insertMany(
  queries: Queries,
  table: keyof Tables,
  rows: Iterable<object>,
): Promise<void> {
  let slice: object[] = []
  const flush = async () => {
    if (slice.length > 0) await queries.insertInto(table).values(slice).execute()
    slice = []
  }
  for (const row of rows) {
    slice.push(row)
    if (slice.length * Object.keys(row).length >= valuesAtOnce) await flush()
  }
  await flush()
}

/**
 * The real server on a database that `fill` has filled before, with a session for each account, and
 * what measures its event loop and its memory.
 */
export async function startMeasuredServer(
  engine: Engine,
  fill: (database: Database, folder: string) => Promise<void>,
) {
  const folder = await temporaryFolder()
  const databaseUrl = engine === 'postgres' ? await createSchema() : undefined
  const database =
    databaseUrl === undefined
      ? openSqlite(join(folder, 'mboa.sqlite'))
      : openPostgres(databaseUrl, silentLog, { poolSize: testPoolSize })
  await migrate(database, migrations, Date.now())
  await fill(database, folder)
  const accounts = await database.queries.selectFrom('accounts').select('id').execute()
  const now = Date.now()
  const opened = { userAgent: 'Firefox', createdAt: now, lastSeenAt: now, expiresAt: now + 1e9 }
  await insertMany(
    database.queries,
    'sessions',
    accounts.map(({ id }) => ({ tokenHash: hashToken(id), id, accountId: id, ...opened })),
  )
  await database.close()
  const server = startServerProcess({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const url = await server.url

  /** Reads the longest block since the last call, and the memory. */
  async function readFigures() {
    const figures = await (await fetch(new URL('/metrics', url))).text()
    const read = (name: string) => {
      const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]
      if (value === undefined) throw new Error(`The server does not measure ${name}.`)
      return Number(value)
    }
    return {
      blockMs: read('nodejs_eventloop_lag_max_seconds') * 1_000,
      megabytes: read('process_resident_memory_bytes') / 1024 ** 2,
    }
  }

  async function send({ path, as }: Request, body: object | undefined) {
    const response = await fetch(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: `mboa_session=${as}`,
        'x-forwarded-for': addressOf(accounts.findIndex(({ id }) => id === as)),
        ...(body !== undefined && { origin: url, 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const type = response.headers.get('content-type') ?? ''
    const isJson = type.includes('json') && !response.headers.has('content-disposition')
    if (isJson) return { status: response.status, text: await response.text() }
    for await (const _chunk of response.body ?? []) continue
    return { status: response.status, text: undefined }
  }

  /** Sends a request with all its further pages. */
  async function sendAll(request: Request) {
    const statuses = new Set<number>()
    let jsonBytes = 0
    for (let { body } = request; ;) {
      const { status, text } = await send(request, body)
      statuses.add(status)
      if (text === undefined) return { statuses, jsonBytes }
      jsonBytes = Math.max(jsonBytes, Buffer.byteLength(text))
      const next = status < 300 ? request.next?.(text) : undefined
      if (next === undefined) return { statuses, jsonBytes }
      body = next
    }
  }

  return {
    url,
    pid: server.pid,
    watchMemory: () => watchMemory(server.pid),
    async listGetRoutes(): Promise<readonly string[]> {
      const description: unknown = await (await fetch(new URL('/api/openapi.json', url))).json()
      const { paths } = description as { paths: Record<string, object> }
      return Object.entries(paths).flatMap(([path, methods]) =>
        'get' in methods ? [path.replaceAll(/\{(\w+)\}/g, ':$1')] : [],
      )
    },
    async measure(request: Request): Promise<Cost> {
      const statuses = new Set<number>()
      let jsonBytes = 0
      let [blockMs, tookMs, megabytes] = [Infinity, 0, 0]
      for (let round = 0; round < rounds; round += 1) {
        await readFigures()
        await setTimeout(settleMs)
        const beganAt = performance.now()
        const sent = await sendAll(request)
        tookMs = performance.now() - beganAt
        await setTimeout(settleMs)
        const figures = await readFigures()
        blockMs = Math.min(blockMs, figures.blockMs)
        megabytes = figures.megabytes
        jsonBytes = Math.max(jsonBytes, sent.jsonBytes)
        for (const status of sent.statuses) statuses.add(status)
      }
      await setTimeout(tookMs + settleMs)
      const { blockMs: idleMs } = await readFigures()
      return { request, statuses: [...statuses], jsonBytes, blockMs, idleMs, tookMs, megabytes }
    },
  }
}

export type MeasuredServer = Awaited<ReturnType<typeof startMeasuredServer>>

/** An address for each account: some limits are per address. */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`
