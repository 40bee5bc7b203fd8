import { mkdir } from 'node:fs/promises'
import { migrations } from '../migrations/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { readConfig } from '../platform/config/read-config.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { silentLog } from '../platform/log.ts'
import type { ExitStatus, Terminal } from './command.ts'

/** Opens the database for one command, also beside a running server, and closes it after. */
export async function withDatabase(
  terminal: Terminal,
  work: (database: Database, config: Config) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const read = readConfig(terminal.environment)
  if (!read.ok) {
    for (const problem of read.problems) terminal.complain(problem)
    return 1
  }
  const { config } = read
  await mkdir(config.dataDir, { recursive: true })
  const database = openDatabase(config, silentLog)
  try {
    await migrate(database, migrations, systemClock.now())
    return await work(database, config)
  } finally {
    await database.close()
  }
}
