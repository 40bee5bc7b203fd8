import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PackProblemsError } from '@mboa/content'
import type { Metrics } from './http/metrics.ts'
import { readWebBuild, type WebBuild } from './http/web-build/read-web-build.ts'
import { migrations } from './migrations/index.ts'
import { type CourseLibrary, openCourseLibrary } from './modules/content/index.ts'
import { guardStore, type StoreGuard } from './platform/blobs/guard-store.ts'
import { openBlobs } from './platform/blobs/open-blobs.ts'
import { OtherStoreError } from './platform/blobs/store-mark.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { lockDataFolder, type DataFolderLock } from './platform/database/data-folder-lock.ts'
import type { Database } from './platform/database/database.ts'
import { explainDatabaseFailure } from './platform/database/explain-failure.ts'
import { migrateAtStart } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { isDiskFull } from './platform/free-space.ts'
import { createIds, type Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import { createMailbox, type Mailbox } from './platform/mail/mailbox.repository.ts'
import { scratchFolderOf } from './platform/scratch-folder.ts'
import { openSecretKey } from './platform/secrets.ts'
import { StartRefusedError } from './platform/start-refused-error.ts'
import { openWithReserve } from './platform/start-reserve.ts'
import { UnavailableError } from './platform/unavailable-error.ts'

const webBuildFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** What a server holds open as long as it runs. */
export interface ServerParts {
  readonly library: CourseLibrary
  readonly database: Database
  readonly ids: Ids
  readonly store: StoreGuard
  /** Where mails stay if there is no mail server. */
  readonly mailbox: Mailbox | undefined
  readonly webBuild: WebBuild | undefined
  close(): Promise<void>
}

/**
 * Opens database, store of files, packs, mailbox and web build, and brings the schema up to date.
 * What was opened stays open when it throws: the process ends then.
 * @throws StartRefusedError
 */
export async function openParts(
  config: Config,
  { clock, log, metrics }: { clock: Clock; log: Log; metrics: Metrics },
): Promise<ServerParts> {
  const library = await openLibrary()
  const lock = await prepareDataFolder(config)
  const open = () => openMigrated(config, log, { clock, metrics })
  const database = await (lock === undefined ? open() : openWithReserve(config.dataDir, open))
  const ids = createIds(clock)
  const store = guardStore({ database, blobs: await openBlobs(config), clock, ids, log })
  await checkStore(store, log)
  return {
    library,
    database,
    ids,
    store,
    mailbox: await openMailbox(config, { database, clock, log }),
    webBuild: await openWebBuild(log),
    async close() {
      await database.close()
      lock?.release()
    },
  }
}

async function openLibrary(): Promise<CourseLibrary> {
  return openCourseLibrary().catch((error: unknown) => {
    if (error instanceof PackProblemsError) throw new StartRefusedError(error.message)
    throw error
  })
}

/** Locks the folder for this server; with PostgreSQL several servers share the data: no lock. */
async function prepareDataFolder({
  dataDir,
  databaseUrl,
}: Config): Promise<DataFolderLock | undefined> {
  await mkdir(dataDir, { recursive: true })
  if (databaseUrl !== undefined) return undefined
  const lock = lockDataFolder(dataDir)
  if (lock === undefined) {
    throw new StartRefusedError(
      `Another Mboa server is using the data folder ${dataDir}. ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
    )
  }
  // Files left by a killed server may fill the disk.
  await rm(scratchFolderOf(dataDir), { recursive: true, force: true })
  return lock
}

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

async function checkStore(store: StoreGuard, log: Log): Promise<void> {
  await store.check().catch((error: unknown) => {
    if (error instanceof OtherStoreError) throw new StartRefusedError(error.message)
    if (!(error instanceof UnavailableError) && !isDiskFull(error)) throw error
    // What needs no file is served meanwhile, and `/readyz` says no.
    log.warn({ error: String(error) }, 'Whether this is the right store could not be checked')
  })
}

async function openMailbox(
  { smtpUrl, dataDir, development }: Config,
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
): Promise<Mailbox | undefined> {
  if (smtpUrl !== undefined) return undefined
  if (!development) {
    log.warn({}, 'SMTP_URL is not set: mails stay in the database and nobody reads them')
  }
  return createMailbox(database, clock, await openSecretKey(dataDir, 'mailbox'))
}

async function openWebBuild(log: Log): Promise<WebBuild | undefined> {
  const webBuild = await readWebBuild(webBuildFolder)
  if (webBuild === undefined) log.warn({ webBuildFolder }, 'The browser’s part is not built')
  return webBuild
}
