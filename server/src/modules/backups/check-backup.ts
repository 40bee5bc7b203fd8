import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listHeldBlobs } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Migration } from '../../platform/database/migrate.ts'
import { openSqlite } from '../../platform/database/sqlite.ts'
import { doAtOnce } from '../../platform/at-once.ts'
import { BackupRefusedError } from './backup-folder.ts'
import { loadBackup } from './load-backup.ts'
import type { OpenedBackup } from './open-backup.ts'
import { listFlaws } from './table-rows.repository.ts'

export interface BackupCheck {
  readonly rows: number
  readonly blobs: number
  /** Each in a sentence; none where it can be restored whole. */
  readonly damages: readonly string[]
}

const blobsAtOnce = 4

/**
 * Reads every byte of a backup, holds it against its hash, and makes a database of it: in a
 * temporary folder that nobody else may read, which goes again.
 */
export async function checkBackup(
  backup: OpenedBackup,
  schema: { migrations: readonly Migration[]; now: number },
): Promise<BackupCheck> {
  const damages: string[] = []
  const note = (error: unknown) => {
    if (!(error instanceof BackupRefusedError)) throw error
    damages.push(error.message)
  }
  const loaded = await tryLoading(backup, schema).catch(note)
  damages.push(...(loaded?.damages ?? []))
  const { blobs } = backup.contents
  await doAtOnce(blobs, blobsAtOnce, (hash) => readAll(backup.readBlob(hash)).catch(note))
  return { rows: loaded?.rows ?? 0, blobs: blobs.length, damages }
}

async function tryLoading(
  backup: OpenedBackup,
  schema: { migrations: readonly Migration[]; now: number },
): Promise<{ rows: number; damages: readonly string[] }> {
  const { blobs, missing } = backup.contents
  const folder = await mkdtemp(join(tmpdir(), 'mboa-check-'))
  try {
    const database = openSqlite(join(folder, 'check.sqlite'))
    try {
      return await database.unhurriedTransaction(async (queries) => {
        const { rows } = await loadBackup(queries, backup, schema)
        const there = new Set([...blobs, ...missing])
        const held = await listHeldBlobs(queries)
        const lacks = held.filter((hash) => !there.has(hash))
        const damages = [
          ...(await listFlaws(queries)),
          ...lacks.map((hash) => `The file ${hash} of the database is not in it.`),
        ]
        return { rows, damages }
      })
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readAll(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const bytes of content) void bytes
}
