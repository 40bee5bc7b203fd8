import { reviewerWeights, type ReviewedTake, type TakeReviewRequest } from '@mboa/contract'
import { clipsPerProbe, fullWeight, weightAfterProbe } from '@mboa/domain'
import type { Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { proveHeard } from '../hearings.ts'
import { reevaluate } from '../reevaluate.ts'
import {
  findReviewer,
  lockReviewer,
  updateReviewer,
  type ReviewerRow,
} from '../reviewers.repository.ts'
import { lockTake } from '../../takes/index.ts'
import { lowerApprovals } from '../repository.ts'
import { findProbe, updateProbe, type ProbeRow } from './repository.ts'
import { findProbedTakes } from './serve-probe.ts'

/** What was approved between two probes, of which the later one was missed. */
const mostLowered = 2 * clipsPerProbe

/**
 * Takes what somebody says of a clip that was deliberately wrong, tells them, and lets them weigh
 * accordingly: who approved it, also with what they approved since they last refused one. Undefined
 * where there is no such probe for them.
 */
export async function answerProbe(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  { accountId, id }: { accountId: string; id: string },
  { verdict }: TakeReviewRequest,
): Promise<Result<ReviewedTake> | undefined> {
  if ((await findProbe(database.queries, accountId, id)) === undefined) return undefined
  return database.transaction(async (queries): Promise<Result<ReviewedTake>> => {
    const reviewer = await lockReviewer(queries, accountId, ids.uuid())
    const probe = await findProbe(queries, accountId, id)
    if (probe === undefined) return refuse('not-found')
    // Asked again, as when the answer was lost: the first word counts.
    if (probe.verdict !== null) return succeed(tell(probe, reviewer.weight))
    if ((await findProbedTakes(queries, probe)) === undefined) return refuse('take-withdrawn')
    const now = clock.now()
    if (verdict !== 'approve') return succeed(await settle(queries, reviewer, { probe, now }))
    const proved = proveHeard(reviewer, probe, { notBefore: 0, now })
    if (!proved.ok) return proved
    return succeed(await settle(queries, reviewer, { probe, now, heardAt: proved.value }))
  })
}

/**
 * The answer to whoever takes back their review of a probe: that of a take that nobody has judged,
 * until they have answered the probe. Undefined where there is no such probe for them.
 */
export async function undoProbeReview(
  { database: { queries } }: Pick<Context, 'database'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<Result<ReviewedTake> | undefined> {
  const probe = await findProbe(queries, accountId, id)
  if (probe === undefined) return undefined
  if ((await findProbedTakes(queries, probe)) === undefined) return refuse('take-withdrawn')
  if (probe.verdict === null) return succeed({ id, state: 'received' })
  const reviewer = await findReviewer(queries, accountId)
  return succeed(tell(probe, reviewer?.weight ?? fullWeight))
}

/** @param heardAt of who approved it; absent for who refused it */
async function settle(
  queries: Queries,
  reviewer: ReviewerRow,
  { probe, now, heardAt }: { probe: ProbeRow; now: number; heardAt?: number },
): Promise<ReviewedTake> {
  const wasCaught = heardAt === undefined
  const weight = weightAfterProbe(reviewer.weight, wasCaught)
  const verdict = wasCaught ? 'send-back' : 'approve'
  await updateProbe(queries, probe.id, { verdict, heardAt: heardAt ?? null, answeredAt: now })
  await updateReviewer(queries, reviewer.accountId, {
    weight,
    decided: reviewer.decided + 1,
    ...(wasCaught ? { caughtAt: now } : { missedAt: now, heardUntil: heardAt }),
  })
  if (!wasCaught) await lowerSinceCaught(queries, reviewer, { weight, now })
  return tell({ ...probe, verdict }, weight)
}

async function lowerSinceCaught(
  queries: Queries,
  { accountId, caughtAt }: ReviewerRow,
  { weight, now }: { weight: number; now: number },
): Promise<void> {
  const lowered = { since: caughtAt ?? 0, weight, limit: mostLowered }
  const takeIds = await lowerApprovals(queries, accountId, lowered)
  const takes = []
  // All before the first is judged, in the same order: two transactions never wait for each other.
  for (const id of takeIds.toSorted()) takes.push(await lockTake(queries, id))
  for (const take of takes) {
    if (take !== undefined && take.withdrawnAt === null) await reevaluate(queries, take, now)
  }
}

function tell({ id, flaw, verdict }: ProbeRow, weight: number): ReviewedTake {
  const wasCaught = verdict === 'send-back'
  const counts = reviewerWeights[weight] ?? 'full'
  return {
    id,
    state: wasCaught ? 'sent-back' : 'received',
    probe: { flaw, wasCaught, weight: counts },
  }
}
