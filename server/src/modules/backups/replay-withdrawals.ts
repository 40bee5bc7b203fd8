import type { Queries } from '../../platform/database/database.ts'
import type { Withdrawal } from '../../platform/withdrawals/withdrawal.ts'
import { isReadable, type Journal } from '../../platform/withdrawals/journal.ts'
import {
  deleteAccountAgain,
  endCoordinatorAgain,
  hasAccount,
  removePhotoAgain,
  removeSessionNamed,
  removeSessionsOpenedUntil,
  revokeInvitationAgain,
  revokeRecorderAgain,
  setDisabled,
} from '../accounts/index.ts'
import { unpublishAgain } from '../content/index.ts'
import { withdrawContributionAgain } from '../contributions/index.ts'
import { deletePrivateSoundAgain } from '../private-voices/index.ts'
import { endConsentAgain, endCreditAgain } from '../consents/index.ts'
import { moveTakeAgain } from '../reviews/index.ts'
import { withdrawTakeAgain } from '../takes/index.ts'
import { takeClipBackAgain, undoWholeImportAgain } from '../imported-recordings/index.ts'
import { takeBackAgain } from '../speakers-without-account/index.ts'
import { closeWorkshopAgain, leaveWorkshopAgain } from '../workshops/index.ts'
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
  registered: Registered,
  queries: Queries,
  withdrawals: readonly Withdrawal[],
): Promise<void> {
  for (const withdrawal of withoutWhatWasChanged(withdrawals))
    await replay(registered, queries, withdrawal)
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

type Registered = Parameters<typeof deleteAccountAgain>[0]

async function replay(
  registered: Registered,
  queries: Queries,
  withdrawal: Withdrawal,
): Promise<void> {
  const { id, at } = withdrawal
  switch (withdrawal.what) {
    case 'take':
      return withdrawTakeAgain(queries, id, at)
    case 'take-move':
      return moveTakeAgain(queries, id, { item: withdrawal.item, now: at })
    case 'consent':
      return endConsentAgain(queries, id, at)
    case 'speaker':
      return takeBackAgain(queries, id, { ...withdrawal, now: at })
    case 'imported-clip':
      return takeClipBackAgain(queries, withdrawal)
    case 'contribution':
      return withdrawContributionAgain(queries, id, at)
    case 'private-sound': {
      const { account: accountId } = withdrawal
      if (!(await hasAccount(queries, accountId))) return
      return deletePrivateSoundAgain(queries, { accountId, id }, at)
    }
    case 'photo':
      return removePhotoAgain(queries, { accountId: withdrawal.account, id }, at)
    case 'credit':
      return endCreditAgain(queries, { accountId: withdrawal.account, id })
    case 'account':
      return deleteAccountAgain(registered, queries, id, {
        recordings: withdrawal.recordings,
        speakersKept: withdrawal.speakersKept,
        now: at,
      })
    case 'session':
      return removeSessionNamed(queries, id)
    case 'sessions':
      return removeSessionsOpenedUntil(queries, id, at)
    case 'recorder': {
      const { account: accountId } = withdrawal
      return revokeRecorderAgain(queries, { accountId, language: id }, at)
    }
    case 'coordinator': {
      const { account: accountId } = withdrawal
      return endCoordinatorAgain(queries, { accountId, language: id }, at)
    }
    case 'invitation':
      return revokeInvitationAgain(queries, id)
    case 'workshop':
      return closeWorkshopAgain(queries, id, at)
    case 'workshop-left': {
      const { account: accountId } = withdrawal
      return leaveWorkshopAgain(queries, { accountId, id }, at)
    }
    case 'import':
      return undoWholeImportAgain(queries, id, at)
    case 'course':
      return unpublishAgain(queries, id, at)
    case 'disabled':
      return setDisabled(queries, id, at)
    case 'enabled':
      return setDisabled(queries, id, null)
  }
}
