import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeTables } from '../modules/backups/table-lines.ts'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import type { Environment, S3Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { silentLog } from '../platform/log.ts'
import { runMboa, type CommandResult } from '../cli/testing/run-mboa.ts'
import { createSchema, type Engine } from './engines.ts'
import { startObjectStore } from './object-store.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** Where a server keeps what it has, and the command line that works on it. */
export interface Place {
  readonly environment: Environment
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly s3: S3Config | undefined
  run(...words: readonly string[]): Promise<CommandResult>
  /** One more connection to its database, closed when the running test ends. */
  open(): Database
}

/** @param keeps whether files lie on the disk or in an object store */
export async function makePlace(
  engine: Engine,
  journalDir: string,
  keeps: 'disk' | 's3' = 'disk',
): Promise<Place> {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
  const s3 = keeps === 's3' ? (await startObjectStore()).config : undefined
  return placeAt({ dataDir, databaseUrl, s3 }, journalDir)
}

/** The same place with an empty database in place of its own. */
export async function loseDatabase({
  dataDir,
  databaseUrl,
  s3,
  environment,
}: Place): Promise<Place> {
  const journalDir = environment['JOURNAL_DIR'] ?? ''
  if (databaseUrl !== undefined) {
    return placeAt({ dataDir, databaseUrl: await createSchema(), s3 }, journalDir)
  }
  for (const ending of ['', '-wal', '-shm']) {
    await rm(join(dataDir, `mboa.sqlite${ending}`), { force: true })
  }
  return placeAt({ dataDir, databaseUrl, s3 }, journalDir)
}

function placeAt(
  { dataDir, databaseUrl, s3 }: Pick<Place, 'dataDir' | 'databaseUrl' | 's3'>,
  journalDir: string,
): Place {
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JOURNAL_DIR: journalDir,
    LOG_LEVEL: 'silent',
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  }
  return {
    environment,
    dataDir,
    databaseUrl,
    s3,
    run: (...words) => runMboa(words, environment),
    open() {
      const database = openDatabase({ dataDir, databaseUrl }, silentLog)
      onTestFinished(() => database.close())
      return database
    },
  }
}

/** A server in that place, in this process. */
export async function startWorldIn(
  place: Place,
  engine: Engine,
  options: Pick<WorldOptions, 'extensions'> = {},
): Promise<World> {
  const { dataDir, s3, environment } = place
  const blobs = await openBlobs({ dataDir, s3 })
  return startWorld(engine, { ...options, database: place.open(), blobs, environment })
}

/** All that a backup is to have of a database, in an order of its own. */
export async function listLines(database: Database): Promise<readonly string[]> {
  return database.snapshot(async (queries) => {
    const lines: string[] = []
    let table = ''
    for await (const text of writeTables(database.engine, queries, new Map())) {
      for (const line of text.trimEnd().split('\n')) {
        if (line.startsWith('{')) table = line
        else lines.push(`${table} ${line}`)
      }
    }
    return lines.sort()
  })
}

export const journalIn = (folder: string): string => join(folder, 'journal')
