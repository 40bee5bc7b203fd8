import { accountSweeps } from './modules/accounts/index.ts'
import { clearUndoneImports } from './modules/contributions/index.ts'
import { compactPractice } from './modules/practice/index.ts'
import { sweepPlayedTakes } from './modules/published/index.ts'
import type { Context } from './context.ts'
import type { Extension } from './extension.ts'
import type { Metrics } from './http/metrics.ts'
import { sweepBlobs } from './platform/blobs/sweep-blobs.ts'
import { sweepFailedMails } from './platform/mail/mail-outbox.repository.ts'
import { runSweeps, type Sweeps } from './platform/run-sweeps.ts'
import { sweepThrottles } from './platform/throttles/throttles.repository.ts'
import { openJournal } from './platform/withdrawals/journal.ts'
import { writeJournal } from './platform/withdrawals/save-withdrawals.ts'

/**
 * Forgets what has run out: sessions, codes, counters, mails, files. Never rejects: what fails is
 * logged and tried again by the next.
 */
export function createSweep(
  context: Context,
  {
    metrics,
    extensions,
    isDraining,
  }: { metrics: Metrics; extensions: readonly Extension[]; isDraining: () => boolean },
): () => Promise<void> {
  const { database, blobs, clock, config, log } = context
  const journal = openJournal(config.journalDir)
  const sweeps: Sweeps = {
    'recordings played': () => sweepPlayedTakes(context, clock.now()),
    throttles: () => sweepThrottles(database, clock.now()),
    'failed mails': () => sweepFailedMails(database, clock.now()),
    ...accountSweeps(context),
    'undone imports': () => clearUndoneImports(database),
    ...Object.fromEntries(extensions.flatMap((each) => Object.entries(each.sweeps(context)))),
    'journal of withdrawals': () => writeJournal({ database, journal, clock }),
    blobs: () => sweepBlobs({ database, blobs, clock }),
    // The last, because it may take minutes.
    'practice events': () => compactPractice(context, isDraining),
  }
  const succeeded = (sweep: string) => metrics.sweepSucceeded(sweep, clock.now())
  for (const sweep of Object.keys(sweeps)) succeeded(sweep)
  return () => runSweeps(sweeps, log, succeeded)
}
