import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findStoreState } from '../../platform/blobs/check-store.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import type { Config } from '../../platform/config/config.ts'
import { listAppliedMigrations } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import type { Finding } from './finding.ts'

const subject = 'files'

type Looked = Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseLimits' | 's3'>

/**
 * Whether the store that is configured is the one that holds the files of this database. Changes
 * nothing; undefined where database or store are not there yet or do not answer: others say so.
 */
export async function checkStoreMark(config: Looked): Promise<Finding | undefined> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'mboa.sqlite'))) return undefined
  try {
    return await judgeMark(config)
  } catch {
    return undefined
  }
}

async function judgeMark(config: Looked): Promise<Finding | undefined> {
  // A store opens with folders of its own, which a look must not make where there are none.
  const folder = await mkdtemp(join(tmpdir(), 'mboa-doctor-'))
  const isThere = config.s3 !== undefined || existsSync(join(config.dataDir, 'blobs'))
  const database = openDatabase(config, silentLog)
  try {
    const applied = await listAppliedMigrations(database)
    if (applied.length === 0) return undefined
    const dataDir = isThere && config.s3 === undefined ? config.dataDir : folder
    const blobs = await openBlobs({ s3: config.s3, dataDir })
    const found = await findStoreState({ database, blobs })
    if (found.state === 'other') return { subject, state: 'wrong', says: found.says }
    return { subject, ...says[found.state] }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const says: Record<'own' | 'unmarked' | 'lost', Omit<Finding, 'subject'>> = {
  own: { state: 'good', says: 'The store is marked as the one of this database.' },
  unmarked: { state: 'note', says: 'The next start marks the store as the one of this database.' },
  lost: {
    state: 'note',
    says: 'The mark of the store is gone and the files are there: the next start marks it again.',
  },
}
