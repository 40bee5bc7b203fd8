import { mkdir } from 'node:fs/promises'
import { migrations } from '../migrations/index.ts'
import { OtherStoreError } from '../platform/blobs/store-mark.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { readConfig } from '../platform/config/read-config.ts'
import type { Database } from '../platform/database/database.ts'
import { explainDatabaseFailure } from '../platform/database/explain-failure.ts'
import { migrateAtStart } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { silentLog } from '../platform/log.ts'
import type { ExitStatus, Terminal } from './command.ts'

/**
 * Opens the database for one command, also beside a running server, and closes it after.
 * @param given.asItIs for what needs no schema of this version
 */
export async function withDatabase(
  terminal: Terminal,
  work: (database: Database, config: Config) => Promise<ExitStatus>,
  { asItIs = false } = {},
): Promise<ExitStatus> {
  const read = readConfig(terminal.environment, { isDevelopment: true })
  if (!read.ok) {
    for (const problem of read.problems) terminal.complain(problem)
    return 1
  }
  const { config } = read
  await mkdir(config.dataDir, { recursive: true })
  let database: Database | undefined
  try {
    database = openDatabase(config, silentLog)
    if (!asItIs) await migrateAtStart(database, migrations, systemClock.now())
    return await work(database, config)
  } catch (error) {
    const isAboutStore = error instanceof OtherStoreError
    const reason = isAboutStore ? error.message : explainDatabaseFailure(error)
    if (reason === undefined) throw error
    terminal.complain(reason)
    return 1
  } finally {
    await database?.close()
  }
}
