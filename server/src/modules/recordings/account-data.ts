import { reviewerWeights, type ProfileExport, type RecordingsFate, type Take } from '@mboa/contract'
import { fullWeight } from '@mboa/domain'
import type { AccountData } from '../../account-data.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkById, walkPages } from '../../platform/database/walk-pages.ts'
import { detachConsents, isConsentedTo, listGivenConsents, speakerIdOf } from '../speakers/index.ts'
import { readCredit } from './credits/speaker-credits.repository.ts'
import { walkPlayedBy } from './played/played-takes.service.ts'
import { announceTakes, announceTakesOf } from './published/published-recordings.repository.ts'
import { listMovesBy } from './reviews/moves.repository.ts'
import { listProbes } from './reviews/probes/probes.repository.ts'
import { answerWhoAsked } from './takes/sound-requests.repository.ts'
import { countGuestTakesToGo } from './speakers/account-data.ts'
import { findReviewer, listHearingsBy } from './reviews/reviewers.repository.ts'
import { listReviewsBy } from './reviews/reviews.repository.ts'
import { filesOf } from './takes/describe-files.ts'
import { presentTake } from './takes/take-presenter.ts'
import {
  countStanding,
  countTakes,
  detachTakes,
  listTakesOf,
  removeTakesOf,
  type TakeRow,
} from './takes/takes.repository.ts'

const pageSize = 500

export const takeAccountData: AccountData = {
  describe: async (queries, accountId) => ({
    takes: walkTakesOf(queries, accountId),
    speakerCredit: await readCredit(queries, accountId),
    consents: await listGivenConsents(queries, speakerIdOf(accountId)),
    takeReviews: walkReviewsBy(queries, accountId),
    reviewing: await describeReviewing(queries, accountId),
    takesHeard: walkHearingsBy(queries, accountId),
    recordingsHeard: walkPlayedBy(queries, accountId),
  }),
  async foresee(queries, accountId) {
    const { takes, canStay } = await countTakesAtStake(queries, accountId)
    return { takes, takesThatCanStay: canStay }
  },
  erase: (queries, accountId, { recordings: fate, now }) =>
    settleTakes(queries, accountId, { fate, now }),
  // Who is named beside their recordings is called otherwise from now on.
  rename: (queries, accountId) => announceTakesOf(queries, speakerIdOf(accountId)),
}

/**
 * How many takes of its own voice, and of others’ speakers, go with an account, and how many of its
 * own voice may stay.
 */
async function countTakesAtStake(
  queries: Queries,
  recorderId: string,
): Promise<{ readonly takes: number; readonly canStay: number }> {
  const own = await countTakes(queries, recorderId)
  const takes = own + (await countGuestTakesToGo(queries, recorderId))
  if (!(await mayStay(queries, recorderId))) return { takes, canStay: 0 }
  return { takes, canStay: await countStanding(queries, recorderId) }
}

/** All of somebody's, page by page. */
async function* walkTakesOf(
  queries: Queries,
  recorderId: string,
): AsyncGenerator<readonly Take[], void> {
  for await (const rows of walkRows(queries, recorderId)) yield rows.map(presentTake)
}

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
): AsyncGenerator<NonNullable<ProfileExport['takesHeard']>, void> {
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
): Promise<NonNullable<ProfileExport['reviewing']> | null> {
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

/**
 * Settles what becomes of the recordings of an account, once those who spoke on its devices are
 * settled. What stays is nobody's from then on; all other files go to the sweep.
 */
async function settleTakes(
  queries: Queries,
  recorderId: string,
  { fate, now }: { fate: RecordingsFate; now: number },
): Promise<void> {
  const stay = fate === 'keep' && (await mayStay(queries, recorderId))
  const heard: TakeRow[] = []
  for await (const takes of walkRows(queries, recorderId)) {
    for (const take of takes) {
      if (take.approvedAt !== null && take.withdrawnAt === null) heard.push(take)
      if (stay && isStanding(take)) continue
      for (const hash of filesOf(take)) await touchBlob(queries, hash, now)
    }
  }
  if (stay) {
    await detachTakes(queries, recorderId)
    await detachConsents(queries, recorderId)
  }
  await removeTakesOf(queries, recorderId)
  await announceTakes(queries, heard)
  if (!stay) for (const take of heard) await answerWhoAsked(queries, take, now)
}

function walkRows(queries: Queries, recorderId: string) {
  return walkById((page) => listTakesOf(queries, recorderId, page), pageSize)
}

function mayStay(queries: Queries, recorderId: string): Promise<boolean> {
  return isConsentedTo(queries, speakerIdOf(recorderId), 'learners')
}

function isStanding({ withdrawnAt, sentBackAt }: TakeRow): boolean {
  return withdrawnAt === null && sentBackAt === null
}
