import type { HeardTake, ReviewClipName } from '@mboa/contract'
import { earliestHeard, missingMs } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { getWhole } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { mayLearnersHear } from '../speakers/index.ts'
import { heardPartOf, type ClipEnding, findTake, listTakes, type TakeRow } from '../takes/index.ts'
import { checkMayReview } from './may-review.ts'
import { presentTakeToConfirm } from './present-take.ts'
import { serveProbe } from './probes/serve-probe.ts'
import {
  findHearing,
  lockReviewer,
  putServed,
  setHeard,
  updateReviewer,
  type ReviewerRow,
} from './reviewers.repository.ts'

export interface ReviewClip {
  readonly bytes: Uint8Array
  readonly ending: ClipEnding
}

/**
 * What is heard of somebody else's take for who reviews it, and the note that they were sent it: only
 * then can they approve it. `take-withdrawn` where nobody may hear it any more.
 */
export async function serveReviewClip(
  context: Context,
  actor: Actor,
  { id, ending: asked, isSent }: ReviewClipName & { isSent: boolean },
): Promise<Result<ReviewClip>> {
  const { queries } = context.database
  const take = await findTake(queries, id)
  if (take === undefined) {
    return serveProbe(context, actor, { id, isSent, ending: asked === 'copy' ? 'opus' : 'flac' })
  }
  const { accountId } = actor
  const allowed = await checkMayReview(queries, accountId, take)
  if (!allowed.ok) return allowed
  if (take.withdrawnAt !== null || !(await mayLearnersHear(queries, take.speakerId))) {
    return refuse('take-withdrawn')
  }
  const { heardHash } = take
  const [hash, ending] =
    asked === 'copy' ? ([take.listeningHash, 'opus'] as const) : ([heardHash, 'flac'] as const)
  const bytes = await getWhole(context.blobs, hash)
  const servedAt = context.clock.now()
  const hearing = { takeId: id, reviewerId: accountId, heardHash, servedAt }
  if (isSent) await putServed(queries, hearing)
  return succeed({ bytes, ending })
}

/** A clip as its reviewer knows it. */
export interface SentClip {
  /** Null where it was not sent to them. */
  readonly servedAt: number | null
  /** When it was heard and approved; null until then. */
  readonly heardAt: number | null
  readonly lengthMs: number
}

/**
 * When a clip that is approved now was heard to its end. What was approved already was heard then,
 * so that an answer that got lost can be asked for again.
 * @param notBefore what was heard before it has to be heard again
 */
export function proveHeard(
  { heardUntil }: ReviewerRow,
  { servedAt, heardAt, lengthMs }: SentClip,
  { notBefore, now }: { notBefore: number; now: number },
): Result<number> {
  if (servedAt === null) return refuse('not-heard')
  if (heardAt !== null) return heardAt > notBefore ? succeed(heardAt) : refuse('not-heard')
  const earliest = earliestHeard({ servedAt, lengthMs }, heardUntil)
  const missing = missingMs(earliest, now)
  if (missing === 0) return succeed(earliest)
  return refuse('not-heard', { retryAfterSeconds: Math.ceil(missing / 1000) })
}

/** The same of a take, noted where it is proved; in the transaction that holds the reviewer. */
export async function proveTakeHeard(
  queries: Queries,
  { reviewer, take, now }: { reviewer: ReviewerRow; take: TakeRow; now: number },
): Promise<Result<undefined>> {
  const { accountId: reviewerId, missedAt, heardUntil } = reviewer
  const { id: takeId, heardHash } = take
  const hearing = await findHearing(queries, { takeId, reviewerId, heardHash })
  const { startMs, endMs } = heardPartOf(take)
  const clip = {
    servedAt: hearing?.servedAt ?? null,
    heardAt: hearing?.heardAt ?? null,
    lengthMs: endMs - startMs,
  }
  const notBefore = Math.max(take.doubtedAt ?? 0, missedAt ?? 0)
  const proved = proveHeard(reviewer, clip, { notBefore, now })
  if (!proved.ok) return proved
  await setHeard(queries, { takeId, reviewerId, heardAt: proved.value })
  await updateReviewer(queries, reviewerId, { heardUntil: Math.max(heardUntil, proved.value) })
  return succeed(undefined)
}

/** The same for who judges by ear how a take is written. */
export async function proveSpellingHeard(
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  queries: Queries,
  { accountId, takeId }: { accountId: string; takeId: string },
): Promise<Result<undefined>> {
  const reviewer = await lockReviewer(queries, accountId, ids.uuid())
  const take = await findTake(queries, takeId)
  if (take === undefined) return refuse('not-found')
  return proveTakeHeard(queries, { reviewer, take, now: clock.now() })
}

export async function wasServed(
  queries: Queries,
  hearing: { takeId: string; reviewerId: string; heardHash: string },
): Promise<boolean> {
  return (await findHearing(queries, hearing)) !== undefined
}

/** Returns takes by id, for reviewers who judge by ear how they are written. */
export async function findTakesToConfirm(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeardTake>> {
  const rows = await listTakes(queries, ids)
  return new Map(rows.map((row) => [row.id, presentTakeToConfirm(row)]))
}
