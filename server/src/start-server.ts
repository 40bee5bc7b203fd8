import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as afterReading, setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { PackProblemsError } from '@mboa/content'
import { createApp } from './app.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createMetricsApp } from './http/metrics-routes.ts'
import { readWebBuild } from './http/web-build/read-web-build.ts'
import { migrations } from './migrations/index.ts'
import { createPasswordHasher } from './modules/accounts/index.ts'
import { openCourseLibrary, type CourseLibrary } from './modules/content/index.ts'
import { importingFolderOf } from './modules/language-desk/index.ts'
import { createSoundChecker } from './modules/recordings/index.ts'
import { guardStore } from './platform/blobs/guard-store.ts'
import { openBlobs } from './platform/blobs/open-blobs.ts'
import { OtherStoreError } from './platform/blobs/store-mark.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { lockDataFolder } from './platform/database/data-folder-lock.ts'
import type { Database } from './platform/database/database.ts'
import { explainDatabaseFailure } from './platform/database/explain-failure.ts'
import { migrateAtStart } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { isDiskFull } from './platform/free-space.ts'
import { createIds } from './platform/ids.ts'
import { createJobRunner } from './platform/jobs/job-runner.ts'
import type { Log } from './platform/log.ts'
import { createMailbox } from './platform/mail/mailbox.repository.ts'
import { createSmtpTransport } from './platform/mail/smtp-transport.ts'
import { openSecretKey } from './platform/secrets.ts'
import { openWithReserve } from './platform/start-reserve.ts'
import { UnavailableError } from './platform/unavailable-error.ts'

/** A reason not to start that the operator can do something about; its message says what. */
export class StartRefusedError extends Error {}

export interface RunningServer {
  readonly origin: string
  /**
   * Says that it is not ready, continues for `graceMs` so that proxies notice, takes no new
   * connections, finishes what is in flight, for `drainMs` at most, and lets everything go.
   */
  stop(times: { graceMs: number; drainMs: number }): Promise<void>
}

/** What works beside the requests; resolves when what is in hand is done. */
interface Stoppable {
  stop(): Promise<void>
}

const sweepMs = 60 * 60_000
const webBuildFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))
/** Absent from releases (`compose-release.ts`), which lack the packages it needs as well. */
const developmentOpenId = new URL('./http/development-openid/', import.meta.url)

/** Opens every part for real, brings the schema up to date and listens. */
export async function startServer(
  config: Config,
  log: Log,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const library = await openLibrary()
  await mkdir(config.dataDir, { recursive: true })
  const lock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : undefined
  if (config.databaseUrl === undefined && lock === undefined) {
    throw new StartRefusedError(
      `Another Mboa server is using the data folder ${config.dataDir}. ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
    )
  }
  // Files left by a killed server may fill the disk.
  if (lock !== undefined)
    await rm(importingFolderOf(config.dataDir), { recursive: true, force: true })
  const metrics = createMetrics({ process: true })
  const open = () => openMigrated(config, log, { clock, metrics })
  const database = await (lock === undefined ? open() : openWithReserve(config.dataDir, open))
  const ids = createIds(clock)
  const mailbox =
    config.smtpUrl === undefined
      ? createMailbox(database, clock, await openSecretKey(config.dataDir, 'mailbox'))
      : undefined
  const webBuild = await readWebBuild(webBuildFolder)
  if (mailbox !== undefined && !config.development) {
    log.warn({}, 'SMTP_URL is not set: mails stay in the database and nobody reads them')
  }
  announceDevelopment(config, log)
  if (webBuild === undefined) log.warn({ webBuildFolder }, 'The browser’s part is not built')

  const opened = await openBlobs(config)
  const store = guardStore({ database, blobs: opened, clock, ids, log })
  await store.check().catch((error: unknown) => {
    if (error instanceof OtherStoreError) throw new StartRefusedError(error.message)
    if (!(error instanceof UnavailableError) && !isDiskFull(error)) throw error
    // What needs no file is served meanwhile, and `/readyz` says no.
    log.warn({ error: String(error) }, 'Whether this is the right store could not be checked')
  })
  const passwordHasher = createPasswordHasher(undefined, metrics.watchQueue('passwords'))
  const serveDevelopmentOpenId = await loadDevelopmentOpenId(config)

  const http = createHttpServer()
  http.keepAliveTimeout = config.keepAliveMs
  const figures = await listenForFigures(config, metrics)
  await listen(http, config)
  const { port } = http.address() as AddressInfo
  const origin = config.publicOrigin ?? `http://localhost:${port}`
  // Nothing is awaited from here to the listener: no connection can come in between.
  const application = createApp({
    config,
    origin,
    database,
    blobs: store.blobs,
    refusalOfStore: () => store.refusal(),
    clock,
    ids,
    log,
    webBuild,
    passwordHasher,
    library,
    mail: mailbox ?? createSmtpTransport(config.smtpUrl ?? '', config.mailFrom),
    mailbox: config.development ? mailbox : undefined,
    soundChecker: createSoundChecker(undefined, metrics.watchQueue('sounds')),
    metrics,
    serveDevelopmentOpenId,
  })
  const listener = getRequestListener(application.http.fetch, { overrideGlobalObjects: false })
  let isStopping = false
  http.on('request', (incoming, outgoing) => {
    // So that a proxy opens its next connection elsewhere.
    if (isStopping) outgoing.shouldKeepAlive = false
    void listener(incoming, outgoing)
  })
  void application.composeCourses()
  await application.mailSender.start()
  application.reminderSender?.start()
  await application.importRunner.start()
  const sweeper = createJobRunner({
    run: () => application.sweep(),
    pollMs: sweepMs,
    failureText: 'The sweeps failed; trying again later',
    log,
  })
  sweeper.start()

  return {
    origin,
    async stop({ graceMs, drainMs }) {
      isStopping = true
      application.drain()
      await setTimeout(graceMs)
      const { mailSender, reminderSender, importRunner } = application
      const senders = reminderSender ? [mailSender, reminderSender] : [mailSender]
      await drain(http, [...senders, importRunner, sweeper], drainMs)
      figures?.close()
      figures?.closeAllConnections()
      await database.close()
      lock?.release()
    },
  }
}

/** Opens the database and brings its schema up to date. */
async function openMigrated(
  config: Config,
  log: Log,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
): Promise<Database> {
  try {
    const database = openDatabase(config, log, metrics.pool)
    const applied = await migrateAtStart(database, migrations, clock.now())
    if (applied.length > 0) log.info({ applied }, 'The database is brought up to date')
    return database
  } catch (error) {
    const reason = explainDatabaseFailure(error)
    if (reason === undefined) throw error
    throw new StartRefusedError(reason)
  }
}

/** Who started for development and finds no mailbox must not have to guess why. */
function announceDevelopment({ development, developmentRefusedBy, host }: Config, log: Log): void {
  if (development) {
    log.info({}, 'For development: mails stand at /dev/mailbox, and anybody is who they say')
  } else if (developmentRefusedBy === 'HOST') {
    log.warn(
      { host },
      'HOST can be reached by others: no mailbox page and no stand-in for Google. ' +
        'Leave HOST unset to have them on this machine alone.',
    )
  } else if (developmentRefusedBy !== undefined) {
    const variable = developmentRefusedBy
    log.info({ variable }, 'Not for development: no mailbox page and no stand-in for Google')
  }
}

async function loadDevelopmentOpenId({ development, google }: Config) {
  if (!development || google !== undefined || !existsSync(developmentOpenId)) return undefined
  const module = await import('./http/development-openid/serve-development-openid.ts')
  return module.serveDevelopmentOpenId
}

async function openLibrary(): Promise<CourseLibrary> {
  return openCourseLibrary().catch((error: unknown) => {
    if (error instanceof PackProblemsError) throw new StartRefusedError(error.message)
    throw error
  })
}

/** The port that figures have for themselves, until the very end; undefined where they have none. */
async function listenForFigures(
  { metrics: { host, port, token } }: Config,
  metrics: Metrics,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  const app = createMetricsApp(metrics, token)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createHttpServer()
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing))
  await listen(server, { host, port })
  return server
}

async function listen(http: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  }).catch((error: unknown) => {
    throw new StartRefusedError(`Cannot listen on ${host}:${port}: ${String(error)}`)
  })
}

/**
 * Closes right after the event loop has accepted what waits for that and read what has come: what is
 * closed with something unread in it is reset, and a proxy cannot know whether that was done.
 */
async function drain(http: Server, others: readonly Stoppable[], drainMs: number): Promise<void> {
  await afterReading()
  const closed = new Promise<void>((resolve) => {
    http.close(() => resolve())
  })
  // A connection that was busy just now would be kept open for its next request.
  const closing = setInterval(() => {
    void afterReading().then(() => http.closeIdleConnections())
  }, 50)
  // A mail server that hangs is not waited for: the outbox sends that mail again later.
  const late = new AbortController()
  const cut = setTimeout(drainMs, undefined, { signal: late.signal }).then(
    () => http.closeAllConnections(),
    () => undefined,
  )
  // What fails of it, as while the database is away, is logged where it fails, and done later.
  await Promise.race([Promise.allSettled([closed, ...others.map((other) => other.stop())]), cut])
  late.abort()
  clearInterval(closing)
}
