import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openPostgres } from '../../platform/database/postgres.ts'
import { openSqlite } from '../../platform/database/sqlite.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { silentLog } from '../../platform/log.ts'
import { createDatabase, type Engine } from '../engines.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** When it was last used, epoch ms. */
export const storedServerAt = 1_795_380_000_000

/** The password of those who signed up; all of them are invented. */
export const storedPassword = 'Mboa-2026-house'

/** A server of November 2026 as its operator left it, for the running test: see the README. */
export async function openStoredServer(
  engine: Engine,
): Promise<{ database: Database; blobs: Blobs }> {
  const folder = await temporaryFolder()
  await cp(join(import.meta.dirname, engine), folder, { recursive: true })
  const database =
    engine === 'sqlite'
      ? openSqlite(join(folder, 'mboa.sqlite'))
      : openPostgres(
          await createDatabase(await readFile(join(folder, 'dump.sql'), 'utf8')),
          silentLog,
          { poolSize: 5 },
        )
  onTestFinished(() => database.close())
  return { database, blobs: await openDiskBlobs(join(folder, 'blobs')) }
}
