import type { Queries } from '../../platform/database/database.ts'
import type { Withdrawal } from '../../platform/withdrawals/withdrawal.ts'
import { recordWithdrawal } from '../../platform/withdrawals/withdrawals.repository.ts'
import { removeClip } from './undo-import.ts'
import { findClip, putWithdrawnClip } from './withdrawn-clips.repository.ts'

type OfClip = Parameters<typeof findClip>[1]

/**
 * Takes one recording of an import back for good, in the transaction that it is part of; whoever says
 * it is heard in the others still. `saveWithdrawals` is to follow. Answers its id, undefined where
 * there is no such recording.
 */
export async function takeClipBack(
  queries: Queries,
  of: OfClip,
  now: number,
): Promise<string | undefined> {
  const clip = await findClip(queries, of)
  if (clip === undefined) return undefined
  const { id, course, sha256 } = clip
  await apply(queries, { id, course, sha256, at: now })
  await recordWithdrawal(queries, { what: 'imported-clip', id, course, sha256, at: now })
  return id
}

/** The same after a restore; one that is not there never comes. */
export function takeClipBackAgain(
  queries: Queries,
  withdrawal: Extract<Withdrawal, { what: 'imported-clip' }>,
): Promise<void> {
  return apply(queries, withdrawal)
}

async function apply(
  queries: Queries,
  { id, course, sha256, at }: { id: string; course: string; sha256: string; at: number },
): Promise<void> {
  await putWithdrawnClip(queries, { id, course, sha256, withdrawnAt: at })
  await removeClip(queries, id, at)
}
