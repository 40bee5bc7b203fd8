import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { removeClip } from './undo-import.ts'
import { findClip, putWithdrawnClip } from './repository.ts'

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
  await clipWithdrawals['imported-clip'].carryOut(queries, { id, course, sha256, at: now })
  return id
}

export const clipWithdrawals = {
  'imported-clip': defineWithdrawal('imported-clip', async (queries, withdrawal) => {
    const { id, course, sha256, at } = withdrawal
    // A clip that isn't here must not come with a later import.
    await putWithdrawnClip(queries, { id, course, sha256, withdrawnAt: at })
    await removeClip(queries, id, at)
  }),
}
