import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandContext } from '../../context.ts'
import { findStore } from '../../platform/blobs/check-store.repository.ts'
import { beginGeneration, storeIdOf } from '../../platform/blobs/store-mark.ts'
import type { Config } from '../../platform/config/config.ts'
import { lockDataFolder } from '../../platform/database/data-folder-lock.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { beginEpoch } from '../../platform/database/epoch.repository.ts'
import {
  listAppliedMigrations,
  refuseUnknown,
  type Migration,
} from '../../platform/database/migrate.ts'
import { explainDatabaseFailure } from '../../platform/database/explain-failure.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openSqlite } from '../../platform/database/sqlite.ts'
import { doAtOnce } from '../../platform/at-once.ts'
import { isDiskFull } from '../../platform/free-space.ts'
import { silentLog } from '../../platform/log.ts'
import { syncFolder } from '../../platform/sync-folder.ts'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import type { Journal } from '../../platform/withdrawals/journal.ts'
import type { WithdrawalCommands } from '../../platform/withdrawals/withdrawal-command.ts'
import { writeJournal } from '../../platform/withdrawals/save-withdrawals.ts'
import { BackupRefusedError } from './backup-folder.ts'
import { allTables } from './kept-tables.ts'
import { recordAct, theOperator } from '../language-acts/index.ts'
import { loadBackup } from './load-backup.ts'
import type { OpenedBackup } from './open-backup.ts'
import { readWithdrawals, replayWithdrawals, type ReadJournal } from './replay-withdrawals.ts'
import { dropTables, holdsPeople, setStore } from './table-rows.repository.ts'

type Deps = Pick<CommandContext, 'blobs' | 'clock' | 'ids'> & {
  readonly commands: WithdrawalCommands
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly journal: Journal
  readonly migrations: readonly Migration[]
}

export interface RestoreChoices {
  /** What the target holds may go. */
  readonly replace: boolean
  readonly withoutJournal: boolean
}

export interface RestoreReport extends ReadJournal {
  readonly rows: number
  readonly blobs: number
}

const blobsAtOnce = 4

/**
 * Makes database and store what a backup has, less what was taken back since. Until all of it is
 * there the database stays what it was; blobs come first, and what is there already stays.
 * @throws BackupRefusedError, UnknownSchemaError
 */
export async function restoreBackup(
  deps: Deps,
  backup: OpenedBackup,
  choices: RestoreChoices,
): Promise<RestoreReport> {
  const { config, blobs, journal } = deps
  const { id } = backup.head
  refuseUnknown(backup.contents.migrations, deps.migrations)
  await mkdir(config.dataDir, { recursive: true })
  const lock = lockDataFolder(config.dataDir)
  if (lock === undefined) {
    throw new BackupRefusedError(`A server is using ${config.dataDir}. Stop it first.`)
  }
  try {
    const store = await checkTarget(deps, backup, choices)
    const read = await readWithdrawals(journal, { id, isOptional: choices.withoutJournal })
    await restoreBlobs(deps, backup)
    const work = async (queries: Queries) => {
      const now = deps.clock.now()
      const { rows } = await loadBackup(queries, backup, { migrations: deps.migrations, now })
      await replayWithdrawals(deps.commands, queries, read.withdrawals)
      await beginEpoch(queries, deps.ids.uuid())
      const restored = { act: 'backup-restored', language: null, thing: id } as const
      await recordAct(queries, deps, { ...restored, by: theOperator })
      await setStore(queries, store, now)
      return rows
    }
    const replaced =
      config.databaseUrl === undefined
        ? replaceFile(config.dataDir, work)
        : replaceTables(config, work)
    const rows = await replaced.catch((error: unknown) => {
      throw explainRows(error, backup.folder)
    })
    await blobs.writeMark(store)
    return { ...read, rows, blobs: backup.contents.blobs.length }
  } finally {
    lock.release()
  }
}

/** Rows that were made by hand fit no database, and their failures are no fault of the program. */
function explainRows(error: unknown, folder: string): unknown {
  const isExplained =
    error instanceof BackupRefusedError ||
    error instanceof UnavailableError ||
    isDiskFull(error) ||
    explainDatabaseFailure(error) !== undefined
  if (isExplained || !(error instanceof Error) || 'syscall' in error) return error
  const text = `The rows of ${folder} cannot be restored: ${error.message}.`
  return new BackupRefusedError(text, { cause: error })
}

/**
 * The mark that the store is to have: of another generation than any server has begun with.
 * @throws BackupRefusedError where something would be lost
 */
async function checkTarget(
  deps: Deps,
  { contents }: OpenedBackup,
  { replace }: RestoreChoices,
): Promise<string> {
  const { blobs, ids } = deps
  const found = await lookAtDatabase(deps)
  if (found.holdsPeople && !replace) {
    throw new BackupRefusedError(
      'The database is not empty. Say --replace to have all that is in it replaced by the backup.',
    )
  }
  const mark = await blobs.readMark()
  const begin = (store: string) => beginGeneration(store, ids.uuid())
  if (mark === undefined) return begin(contents.store ?? found.store ?? ids.uuid())
  // Of a server that was started once, before the restore.
  if (isSameStore(mark, found.store)) return begin(mark)
  if (!isSameStore(mark, contents.store)) {
    throw new BackupRefusedError(
      `The store of files configured here is marked ${mark}: it belongs to another database.`,
    )
  }
  if (!replace) {
    throw new BackupRefusedError(
      'The store of files configured here is the one that the backup was made of. Say --replace ' +
        'where its server is gone and this one takes its place; a trial needs a store of its own.',
    )
  }
  return begin(mark)
}

/** Whatever was restored there in between. */
function isSameStore(mark: string, other: string | null | undefined): boolean {
  return other !== null && other !== undefined && storeIdOf(mark) === storeIdOf(other)
}

async function lookAtDatabase({
  config,
  migrations,
  journal,
  clock,
}: Deps): Promise<{ holdsPeople: boolean; store: string | undefined }> {
  const isThere = config.databaseUrl !== undefined || existsSync(fileIn(config.dataDir))
  if (!isThere) return { holdsPeople: false, store: undefined }
  const database = openDatabase(config, silentLog)
  try {
    const { queries } = database
    const applied = await listAppliedMigrations(database)
    if (applied.length === 0) return { holdsPeople: false, store: undefined }
    refuseUnknown(applied, migrations)
    // It may go: what it has noted and the journal has not must not go with it.
    await writeJournal({ database, journal, clock })
    return {
      holdsPeople: await holdsPeople(queries),
      store: (await findStore(queries))?.id,
    }
  } finally {
    await database.close()
  }
}

async function restoreBlobs({ blobs }: Deps, backup: OpenedBackup): Promise<void> {
  await doAtOnce(backup.contents.blobs, blobsAtOnce, async (hash) => {
    // A name that is a hash holds nothing else. What reading finds wrong, keeps it from being stored.
    if ((await blobs.find(hash)) === undefined) await blobs.put(backup.readBlob(hash))
  })
}

/** A file beside, which takes the place of the other once it is whole. */
async function replaceFile<Value>(
  dataDir: string,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  const made = join(dataDir, 'restoring.sqlite')
  for (const ending of ['', '-wal', '-shm']) await rm(`${made}${ending}`, { force: true })
  try {
    const result = await use(openSqlite(made), (database) => database.unhurriedTransaction(work))
    const file = await open(made, 'r+')
    await file.sync()
    await file.close()
    // Opening and closing brings what its log still holds into the file; then the log may go.
    if (existsSync(fileIn(dataDir))) await use(openSqlite(fileIn(dataDir)), (old) => old.ping())
    for (const ending of ['-wal', '-shm']) await rm(`${fileIn(dataDir)}${ending}`, { force: true })
    await rename(made, fileIn(dataDir))
    await syncFolder(dataDir)
    return result
  } catch (error) {
    for (const ending of ['', '-wal', '-shm']) await rm(`${made}${ending}`, { force: true })
    throw error
  }
}

/** All of it or nothing, as PostgreSQL's transactions have tables too. */
function replaceTables<Value>(
  config: Deps['config'],
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  return use(openDatabase(config, silentLog), (database) =>
    database.unhurriedTransaction(async (queries) => {
      await dropTables(queries, allTables)
      return work(queries)
    }),
  )
}

async function use<Value>(
  database: Database,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'mboa.sqlite')
