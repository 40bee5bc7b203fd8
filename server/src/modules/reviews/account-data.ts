import { reviewerWeights, type ProfileExport } from '@mboa/contract'
import { fullWeight } from '@mboa/domain'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkById, walkPages } from '../../platform/database/walk-pages.ts'
import { listMovesBy } from './moves.repository.ts'
import { listProbes } from './probes/repository.ts'
import { findReviewer, listHearingsBy } from './reviewers.repository.ts'
import { listReviewsBy } from './repository.ts'

const pageSize = 500

export const reviewAccountData = {
  describe: async (queries, accountId) => ({
    takeReviews: walkReviewsBy(queries, accountId),
    reviewing: await describeReviewing(queries, accountId),
    takesHeard: walkHearingsBy(queries, accountId),
  }),
} satisfies AccountData

/** All that somebody judged of others' takes, page by page. */
async function* walkReviewsBy(
  queries: Queries,
  accountId: string,
): AsyncGenerator<ProfileExport['takeReviews'], void> {
  for await (const rows of walkById((page) => listReviewsBy(queries, accountId, page), pageSize)) {
    yield rows.map(({ takeId: take, verdict, reason, comment, reviewedAt }) => ({
      take,
      verdict,
      reason,
      comment: comment ?? '',
      reviewedAt,
    }))
  }
}

/** What somebody was sent to hear of others' takes, page by page. */
async function* walkHearingsBy(
  queries: Queries,
  accountId: string,
): AsyncGenerator<ProfileExport['takesHeard'], void> {
  const pages = walkPages(
    ({ after = '', limit }: { after: string | undefined; limit: number }) =>
      listHearingsBy(queries, accountId, { after, limit }),
    ({ takeId }) => takeId,
    pageSize,
  )
  for await (const rows of pages) {
    yield rows.map(({ takeId: take, servedAt, heardAt }) => ({ take, servedAt, heardAt }))
  }
}

/** How somebody reviews, and what they moved; null for who never did either. */
export async function describeReviewing(
  queries: Queries,
  accountId: string,
): Promise<ProfileExport['reviewing']> {
  const reviewer = await findReviewer(queries, accountId)
  const moves = await listMovesBy(queries, accountId)
  // Who recorded a take moves it, too.
  if (reviewer === undefined && moves.length === 0) return null
  const { weight, decided } = reviewer ?? { weight: fullWeight, decided: 0 }
  const probes = await listProbes(queries, accountId)
  return {
    weight: reviewerWeights[weight] ?? 'full',
    decided,
    moves: moves.map(({ takeId, fromItem, toItem, movedAt }) => ({
      take: takeId,
      from: fromItem,
      to: toItem,
      movedAt,
    })),
    // Who knows the others is not told by them how well they listen.
    probes: probes.flatMap(({ flaw, verdict, answeredAt }) =>
      answeredAt === null ? [] : [{ flaw, wasCaught: verdict === 'send-back', answeredAt }],
    ),
  }
}
