import type { Queries } from '../../platform/database/database.ts'
import type { Withdrawal } from '../../platform/withdrawals/withdrawal.ts'
import { isReadable, type Journal } from '../../platform/withdrawals/journal.ts'
import type {
  Replayable,
  WithdrawalCommands,
} from '../../platform/withdrawals/withdrawal-command.ts'
import { BackupRefusedError } from './backup-folder.ts'

export interface ReadJournal {
  /** All of it, by time. */
  readonly withdrawals: readonly Withdrawal[]
  /** Places of lines that are none; a power cut tears one, which is written again after it. */
  readonly unreadable: readonly string[]
}

/**
 * What was taken back, from the beginning of a backup on at least.
 * @throws BackupRefusedError where the journal knows nothing of the backup
 */
export async function readWithdrawals(
  journal: Journal,
  backup: { id: string; isOptional: boolean },
): Promise<ReadJournal> {
  const withdrawals: Withdrawal[] = []
  const unreadable: string[] = []
  let reachesBack = false
  for await (const entry of journal.read()) {
    if (!isReadable(entry)) unreadable.push(entry.unreadable)
    else if (entry.what !== 'backup') withdrawals.push(entry)
    else if (entry.id === backup.id) reachesBack = true
  }
  if (!reachesBack && !backup.isOptional) {
    throw new BackupRefusedError(
      'The journal in JOURNAL_DIR knows nothing of this backup: what people deleted or withdrew ' +
        'after it would come back. Put the files of the journal there (withdrawals-….jsonl, of ' +
        'every server), or say --without-journal where they are lost.',
    )
  }
  return { withdrawals: withdrawals.sort((a, b) => a.at - b.at), unreadable }
}

/**
 * Takes back what people took back. What the backup does not know, or knows as taken back already,
 * changes nothing, so that all of a journal can be replayed, and again.
 */
export async function replayWithdrawals(
  commands: WithdrawalCommands,
  queries: Queries,
  withdrawals: readonly Withdrawal[],
): Promise<void> {
  for (const withdrawal of withoutWhatWasChanged(withdrawals)) {
    // Each command takes withdrawals of its own name, which the type of the table cannot tell.
    const command = commands[withdrawal.what] as Replayable<Withdrawal['what']>
    await command.replay(queries, withdrawal)
  }
}

/** Of how somebody chose to be named, and of what a take holds, what was said last holds. */
function withoutWhatWasChanged(withdrawals: readonly Withdrawal[]): readonly Withdrawal[] {
  const last = new Map<string, Withdrawal>()
  for (const each of withdrawals) {
    const of = changeableOf(each)
    if (of !== undefined) last.set(of, each)
  }
  return withdrawals.filter((each) => {
    const of = changeableOf(each)
    return of === undefined || last.get(of) === each
  })
}

function changeableOf(withdrawal: Withdrawal): string | undefined {
  if (withdrawal.what === 'credit') return `credit ${withdrawal.account}`
  return withdrawal.what === 'take-move' ? `take ${withdrawal.id}` : undefined
}
