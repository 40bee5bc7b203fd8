import { join } from 'node:path'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { createApp, type Application } from '../app.ts'
import type { Context } from '../context.ts'
import type { Extension } from '../extension.ts'
import { extensions } from '../extensions.ts'
import { createMetrics } from '../http/metrics.ts'
import type { WebBuild } from '../http/web-build/read-web-build.ts'
import { migrations } from '../migrations/index.ts'
import { createPasswordHasher } from '../modules/accounts/index.ts'
import { openCourseLibrary } from '../modules/content/index.ts'
import { createSoundChecker } from '../modules/sound-check/index.ts'
import type { Blobs } from '../platform/blobs/blobs.ts'
import { openDiskBlobs } from '../platform/blobs/disk-blobs.ts'
import { readConfig } from '../platform/config/read-config.ts'
import type { Environment } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createIds } from '../platform/ids.ts'
import { silentLog, type Log } from '../platform/log.ts'
import type { MailTransport } from '../platform/mail/mail.ts'
import { createMailbox, type ReceivedMail } from '../platform/mail/mailbox.repository.ts'
import type { Engine } from './engines.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { openMigratedDatabase } from './migrated-database.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestClient, type TestClient } from './test-client.ts'

/** The whole server in one test: real database, real blobs, a clock that is moved by hand. */
export interface World {
  readonly app: Application
  readonly context: Context
  readonly database: Database
  readonly clock: FakeClock
  readonly origin: string
  /** Where blobs stand as files. */
  readonly blobsFolder: string
  /** A browser of its own; give an address to be somewhere else than the others. */
  client(address?: string): TestClient
  /** Every mail sent until now, newest first. */
  mails(): Promise<readonly ReceivedMail[]>
}

export interface WorldOptions {
  /** Instead of all. */
  readonly extensions?: readonly Extension[]
  readonly environment?: Environment
  readonly origin?: string
  readonly webBuild?: WebBuild
  readonly log?: Log
  /** Instead of the mailbox. */
  readonly mail?: MailTransport
  /** Instead of files in a folder. */
  readonly blobs?: Blobs
  /** Why nothing may be acknowledged. */
  readonly refusalOfStore?: () => Error | undefined
  /** A further server on the same database, at the same time. */
  readonly database?: Database
  readonly clock?: FakeClock
  /** Instead of one that costs nothing. */
  readonly passwordHasher?: Context['passwordHasher']
}

/** Argon2id as light as it goes: the real cost has its own test. */
const testCost = { memoryKiB: 8, passes: 1 }

/** Read once for all tests of a file: nothing changes it. */
const library = openCourseLibrary()

/**
 * One thread for all tests of a file: it keeps nothing from one sound to the next. It has time
 * beyond what the server gives it: on a busy machine a good sound is still a good one.
 */
const soundChecker = createSoundChecker(120_000)

export async function startWorld(engine: Engine, options: WorldOptions = {}): Promise<World> {
  const read = readConfig(options.environment ?? {}, { isDevelopment: true })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const dataDir = await temporaryFolder()
  const isPlaced = options.environment?.['JOURNAL_DIR'] !== undefined
  const journalDir = isPlaced ? read.config.journalDir : join(dataDir, 'journal')
  const config = { ...read.config, dataDir, journalDir }
  const clock = options.clock ?? createFakeClock()
  const database = options.database ?? (await openMigratedDatabase(engine))
  if (options.database !== undefined) await migrate(database, migrations, clock.now())
  const mailbox = createMailbox(database, clock, Buffer.alloc(32, 7))
  const origin = options.origin ?? config.publicOrigin ?? 'http://localhost:3000'
  const blobsFolder = join(dataDir, 'blobs')
  const app = createApp({
    extensions: options.extensions ?? extensions,
    config,
    origin,
    database,
    clock,
    webBuild: options.webBuild,
    ...(options.refusalOfStore && { refusalOfStore: options.refusalOfStore }),
    blobs: options.blobs ?? (await openDiskBlobs(blobsFolder)),
    mail: options.mail ?? mailbox,
    mailbox: config.development && options.mail === undefined ? mailbox : undefined,
    ids: createIds(clock),
    log: options.log ?? silentLog,
    metrics: createMetrics({ process: false }),
    passwordHasher: options.passwordHasher ?? createPasswordHasher(testCost),
    library: await library,
    soundChecker,
  })
  return {
    app,
    context: app.context,
    database,
    clock,
    origin,
    blobsFolder,
    client: (address = '198.51.100.1') => createTestClient(app.http, { origin, address }),
    async mails() {
      await app.mailSender.deliverDue()
      return mailbox.list()
    },
  }
}

/** Every table with all its rows but those of the mailbox, which stands for the mail's receivers. */
export async function listTables(
  world: World,
): Promise<readonly { name: string; rows: readonly object[] }[]> {
  const { queries } = world.database
  const found = await queries.introspection.getTables()
  // PostgreSQL shows the schemas of other tests as well, SQLite has none.
  const own = found.some(({ schema }) => schema !== undefined)
    ? await sql<{ name: string }>`select current_schema() as name`.execute(queries)
    : undefined
  const names = found
    .filter(({ schema, name }) => schema === own?.rows[0]?.name && name !== 'mailbox')
    .map(({ name }) => name)
  return Promise.all(
    names.map(async (name) => ({
      name,
      rows: await queries
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute(),
    })),
  )
}

/** The hashes of all blobs that stand as files. */
export async function listBlobs({
  blobsFolder,
}: Pick<World, 'blobsFolder'>): Promise<readonly string[]> {
  const names = await readdir(blobsFolder, { recursive: true })
  return names
    .map((name) => name.slice(-64))
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .sort()
}
