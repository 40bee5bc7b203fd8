import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { createOperatorAccounts, type OperatorAccounts } from '../../modules/accounts/index.ts'
import { createPracticeArchive } from '../../modules/practice/index.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import type { ExitStatus, Terminal } from '../command.ts'

/**
 * Opens the accounts for one command, also beside a running server, which sends what is put into
 * the outbox.
 */
export async function withAccounts(
  terminal: Terminal,
  work: (accounts: OperatorAccounts) => Promise<ExitStatus>,
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
    await migrate(database, migrations, clock.now())
    const blobs = await openDiskBlobs(join(config.dataDir, 'blobs'), true)
    const practiceArchive = createPracticeArchive({ database })
    const ids = createIds(clock)
    return await work(createOperatorAccounts({ database, blobs, clock, ids, practiceArchive }))
  } finally {
    await database.close()
  }
}
