import {
  createOperatorAccounts,
  createSecurityLog,
  type OperatorAccounts,
} from '../../modules/accounts/index.ts'
import { createContributionArchive } from '../../modules/contributions/index.ts'
import { createPracticeArchive } from '../../modules/practice/index.ts'
import { createTakeArchive } from '../../modules/recordings/index.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { withDatabase } from '../with-database.ts'

/**
 * Opens the accounts for one command, also beside a running server, which sends what is put into
 * the outbox.
 */
export function withAccounts(
  terminal: Terminal,
  work: (
    accounts: OperatorAccounts,
    opened: { database: Database; blobs: Blobs; config: Config },
  ) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  return withDatabase(terminal, async (database, config) => {
    const blobs = await openBlobs(config)
    const practiceArchive = createPracticeArchive({ database })
    const takeArchive = createTakeArchive({ database, clock })
    const contributionArchive = createContributionArchive({ database })
    const ids = createIds(clock)
    const archives = { contributionArchive, practiceArchive, takeArchive }
    // What an operator does to accounts stands in the log as what people do.
    const securityLog = createSecurityLog(createLog(config.logLevel), clock)
    const parts = { database, blobs, clock, ids, securityLog, ...archives }
    return work(createOperatorAccounts(parts), { database, blobs, config })
  })
}
