import { allAccountData } from '../../all-account-data.ts'
import type { CommandContext } from '../../context.ts'
import {
  createSecurityLog,
  findAccountReport,
  type AccountReport,
} from '../../modules/accounts/index.ts'
import { guardStore } from '../../platform/blobs/guard-store.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import { createIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import { createSaveWithdrawals } from '../../platform/withdrawals/save-withdrawals.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

/**
 * Opens what commands about accounts work with, also beside a running server, which sends what is
 * put into the outbox.
 */
export function withAccounts(
  terminal: Terminal,
  work: (context: CommandContext, config: Config) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  return withDatabase(terminal, async (database, config) => {
    // What an operator does to accounts stands in the log as what people do.
    const log = createLog(config.logLevel)
    const securityLog = createSecurityLog(log, clock)
    const journal = openJournal(config.journalDir)
    const saveWithdrawals = createSaveWithdrawals({ database, journal, clock, log })
    // The server looks into the outbox by itself.
    const wakeMailSender = () => undefined
    const ids = createIds(clock)
    const opened = await openBlobs(config)
    const { blobs } = guardStore({ database, blobs: opened, clock, ids, log })
    const parts = { database, blobs, clock, ids, securityLog, accountData: allAccountData }
    return work({ ...parts, wakeMailSender, saveWithdrawals }, config)
  })
}

/** The same for what concerns one account; says so where there is none of that address. */
export function onAccount(
  email: string,
  terminal: Terminal,
  work: (context: CommandContext, report: AccountReport) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  return withAccounts(terminal, async (context) => {
    const report = await findAccountReport(context, email)
    if (report !== undefined) return work(context, report)
    terminal.complain(`No account has the address ${email}.`)
    return 1
  })
}
