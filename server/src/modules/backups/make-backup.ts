import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { CommandContext } from '../../context.ts'
import { findStore } from '../../platform/blobs/check-store.repository.ts'
import { listHeldBlobs } from '../../platform/blobs/pending-blobs.repository.ts'
import { spool } from '../../platform/blobs/spool.ts'
import { lockFile } from '../../platform/database/data-folder-lock.ts'
import { isBetweenVersions, listAppliedMigrations } from '../../platform/database/migrate.ts'
import { doAtOnce } from '../../platform/at-once.ts'
import { seal } from '../../platform/sealing/sealed-stream.ts'
import { syncFolder } from '../../platform/sync-folder.ts'
import type { Journal } from '../../platform/withdrawals/journal.ts'
import { writeJournal } from '../../platform/withdrawals/save-withdrawals.ts'
import {
  blobPath,
  contentsName,
  databaseName,
  format,
  headName,
  isPartial,
  listBackups,
  nameBackup,
  partialEnding,
  type BackupContents,
  type BackupHead,
  BackupRefusedError,
} from './backup-folder.ts'
import { nameBlobFile, nameKey } from './backup-key.ts'
import { writeTables } from './table-lines.ts'

type Deps = Pick<CommandContext, 'database' | 'blobs' | 'clock' | 'ids'> & {
  readonly journal: Journal
}

export interface BackupReport {
  readonly folder: string
  readonly rows: number
  readonly blobs: number
  /** Of them, those that no earlier backup had. */
  readonly newBlobs: number
  /** What the store had lost, or held damaged. */
  readonly missing: readonly string[]
}

const blobsAtOnce = 4

/**
 * Makes a backup in a folder of backups, while servers run. The database is read at one moment; a
 * blob is never changed, and is removed an hour after its last row at the earliest, so that copying
 * blobs after that moment gets all of them but those that were taken back meanwhile. What an earlier
 * backup has is linked instead of copied: each remains whole by itself.
 * @throws BackupRefusedError; what it has begun is removed where anything fails
 */
export async function makeBackup(
  deps: Deps,
  { folder: home, key }: { folder: string; key: Buffer | undefined },
): Promise<BackupReport> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  const lock = lockFile(join(home, 'backup.lock'))
  if (lock === undefined) {
    throw new BackupRefusedError(`Another backup is being made in ${home}.`)
  }
  try {
    const now = deps.clock.now()
    const folder = join(home, nameBackup(now))
    const left = (await readdir(home)).filter(isPartial)
    const earlier = [...(await listBackups(home)).slice(-1), ...left].map((name) =>
      join(home, name),
    )
    const partial = `${folder}${partialEnding}`
    try {
      await mkdir(partial, { mode: 0o700 })
      const report = await fill(deps, { partial, earlier, key, now })
      await rename(partial, folder)
      await syncFolder(home)
      for (const name of left) await rm(join(home, name), { recursive: true, force: true })
      return { folder, ...report }
    } catch (error) {
      // A full disk gets its room back. What cannot be removed now, the next backup removes.
      await rm(partial, { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  } finally {
    lock.release()
  }
}

interface Filling {
  readonly partial: string
  /** Folders of backups whose files may be linked. */
  readonly earlier: readonly string[]
  readonly key: Buffer | undefined
  readonly now: number
}

async function fill(deps: Deps, filling: Filling): Promise<Omit<BackupReport, 'folder'>> {
  const { partial, key, now } = filling
  const id = deps.ids.uuid()
  // Whoever restores must have all that was taken back from this moment on.
  await writeJournal(deps)
  await deps.journal.append([{ what: 'backup', id, at: now }], now)
  const { held, ...read } = await writeDatabase(deps, filling, id)
  const copied = await copyBlobs(deps, filling, held)
  const contents: BackupContents = { ...read, blobs: copied.blobs, missing: copied.missing }
  const text = Buffer.from(JSON.stringify(contents))
  const written = await spool(join(partial, contentsName), sealed(key, `${id}/contents`, [text]))
  const head: BackupHead = {
    format,
    id,
    madeAt: now,
    key: key === undefined ? null : nameKey(key),
    contents: { sha256: written.hash, bytes: written.bytes },
  }
  const path = join(partial, headName)
  await writeFile(path, `${JSON.stringify(head, null, 1)}\n`, { flag: 'wx', flush: true })
  await syncFolder(partial)
  const rows = Object.values(read.tables).reduce((sum, count) => sum + count, 0)
  const { blobs, newBlobs, missing } = copied
  return { rows, blobs: blobs.length, newBlobs, missing }
}

async function writeDatabase(
  { database }: Deps,
  { partial, key }: Filling,
  id: string,
): Promise<Omit<BackupContents, 'blobs' | 'missing'> & { held: readonly string[] }> {
  const { engine } = database
  return database.snapshot(async (queries) => {
    const counts = new Map<string, number>()
    const migrations = [...(await listAppliedMigrations({ engine, queries }))]
    if (await isBetweenVersions({ engine, queries })) {
      throw new BackupRefusedError(
        'The database is between two versions. Run `mboa migrate` first.',
      )
    }
    const lines = Readable.from(writeTables(engine, queries, counts), { objectMode: true })
    let stored = { hash: '', bytes: 0 }
    await pipeline(lines, createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
      stored = await spool(join(partial, databaseName), sealed(key, `${id}/database`, compressed))
    })
    return {
      engine,
      migrations,
      store: (await findStore(queries))?.id ?? null,
      tables: Object.fromEntries(counts),
      database: { sha256: stored.hash, bytes: stored.bytes },
      held: await listHeldBlobs(queries),
    }
  })
}

async function copyBlobs(
  deps: Deps,
  filling: Filling,
  held: readonly string[],
): Promise<{ blobs: string[]; missing: string[]; newBlobs: number }> {
  const { partial, earlier, key } = filling
  await mkdir(join(partial, 'blobs'))
  const absentOnes = new Set<string>()
  let newBlobs = 0
  await doAtOnce(held, blobsAtOnce, async (hash) => {
    const name = nameBlobFile(key, hash)
    const path = blobPath(partial, name)
    await mkdir(dirname(path), { recursive: true })
    for (const folder of earlier) if (await linkFile(blobPath(folder, name), path)) return
    if (await copyBlob(deps, { hash, key, path })) newBlobs += 1
    else absentOnes.add(hash)
  })
  for (const name of await readdir(join(partial, 'blobs'))) {
    await syncFolder(join(partial, 'blobs', name))
  }
  await syncFolder(join(partial, 'blobs'))
  const blobs = held.filter((hash) => !absentOnes.has(hash))
  if (absentOnes.size === 0) return { blobs, missing: [], newBlobs }
  // What was taken back meanwhile is nobody's loss.
  const stillHeld = new Set(await listHeldBlobs(deps.database.queries))
  return { blobs, missing: [...absentOnes].filter((hash) => stillHeld.has(hash)), newBlobs }
}

/** False where the store has it not, or not as it was. */
async function copyBlob(
  { blobs }: Deps,
  { hash, key, path }: { hash: string; key: Buffer | undefined; path: string },
): Promise<boolean> {
  if ((await blobs.find(hash)) === undefined) return false
  const digest = createHash('sha256')
  const beside = `${path}.new`
  try {
    await spool(beside, sealed(key, `blob/${hash}`, digesting(blobs.read(hash), digest)))
  } catch (error) {
    await rm(beside, { force: true })
    if ((await blobs.find(hash)) === undefined) return false
    throw error
  }
  if (digest.digest('hex') !== hash) {
    await rm(beside)
    return false
  }
  await rename(beside, path)
  return true
}

async function* digesting(
  content: AsyncIterable<Uint8Array>,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array, void> {
  for await (const bytes of content) {
    digest.update(bytes)
    yield bytes
  }
}

function sealed(
  key: Buffer | undefined,
  purpose: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) {
  return key === undefined ? content : seal(key, purpose, content)
}

/** The same file, or a copy where the file system knows no links; false where it is not there. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isAbsent(error)) return false
  }
  const beside = `${to}.new`
  await spool(beside, createReadStream(from) as AsyncIterable<Buffer>)
  await rename(beside, to)
  return true
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
