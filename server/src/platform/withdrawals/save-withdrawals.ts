import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Journal } from './journal.ts'
import type { Withdrawal } from './withdrawal.ts'
import { forgetNoted, listNoted } from './withdrawals.repository.ts'

const pageSize = 200

interface Deps {
  readonly database: Database
  readonly journal: Journal
  readonly clock: Clock
}

/**
 * Writes to the journal what the database has noted for it. Two that do so at once write some of it
 * twice, which a restore does not mind.
 * @throws where the journal cannot be written: it stays noted
 */
export async function writeJournal({ database, journal, clock }: Deps): Promise<void> {
  for (;;) {
    const noted = await listNoted(database.queries, pageSize)
    if (noted.length === 0) return
    // Only `recordWithdrawal` writes them.
    const entries = noted.map(({ withdrawal }) => JSON.parse(withdrawal) as Withdrawal)
    await journal.append(entries, clock.now())
    const keys = noted.map(({ key }) => key)
    await forgetNoted(database.queries, keys)
  }
}

/**
 * The same after a commit that noted something. What is taken back is so whether or not the journal
 * can be written, so that this never rejects: a sweep tries again, until then the database has it.
 */
export function createSaveWithdrawals(deps: Deps & { readonly log: Log }): () => Promise<void> {
  return async () => {
    try {
      await writeJournal(deps)
    } catch (error) {
      deps.log.error(
        { error: String(error) },
        'The journal of what people took back cannot be written (JOURNAL_DIR); tried again later',
      )
    }
  }
}
