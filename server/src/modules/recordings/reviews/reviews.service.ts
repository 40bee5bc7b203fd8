import {
  reviewQueueLimit,
  type ReviewedTake,
  type ReviewQueue,
  type TakeReviewRequest,
} from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { listReportsOf, reopenReportsOf } from '../sound-reports/sound-reports.repository.ts'
import type { FindTold, Told } from '../takes/find-told.ts'
import { presentTakeToReview, stateOf } from '../takes/take-presenter.ts'
import { findTake } from '../takes/takes.repository.ts'
import { judgeAnew } from './judge-anew.ts'
import {
  countWaiting,
  listReviews,
  listWaiting,
  lockTake,
  putReview,
  removeReview,
} from './reviews.repository.ts'

/** A language that an account records, and since when its word alone is enough there. */
export interface RecordedLanguage {
  readonly language: string
  readonly trustedAt: number | null
}

export type ListLanguagesOf = (accountId: string) => Promise<readonly RecordedLanguage[]>

export interface ReviewService {
  review(actor: Actor, takeId: string, review: TakeReviewRequest): Promise<Outcome<ReviewedTake>>
  /** Takes one's review back; without one nothing changes. */
  undo(actor: Actor, takeId: string): Promise<Outcome<ReviewedTake>>
  queue(actor: Actor, course: string): Promise<Outcome<ReviewQueue>>
}

export function createReviews(parts: {
  database: Database
  clock: Clock
  ids: Ids
  listLanguagesOf: ListLanguagesOf
  findTold: FindTold
}): ReviewService {
  const { database, clock, ids } = parts

  async function languageOf({ accountId }: Actor, course: string) {
    const languages = await parts.listLanguagesOf(accountId)
    return languages.find(({ language }) => language === course)
  }

  /** Does something to a take that the actor may judge, and judges it by what has come of it. */
  async function judge(
    actor: Actor,
    takeId: string,
    change: (queries: Queries, trustedAt: number | null) => Promise<void>,
  ): Promise<Outcome<ReviewedTake>> {
    const found = await findTake(database.queries, takeId)
    if (found === undefined) return refuse('not-found')
    if (found.recorderId === actor.accountId) return refuse('not-allowed')
    const language = await languageOf(actor, found.course)
    if (language === undefined) return refuse('not-found')
    return database.transaction(async (queries) => {
      const take = await lockTake(queries, takeId)
      if (take === undefined) return refuse('not-found')
      if (take.withdrawnAt !== null) return refuse('take-withdrawn')
      await change(queries, language.trustedAt)
      const judged = await judgeAnew(queries, take, clock.now())
      return succeed({ id: judged.id, state: stateOf(judged) })
    })
  }

  return {
    review: (actor, takeId, review) =>
      judge(actor, takeId, async (queries, trustedAt) => {
        await putReview(queries, {
          id: ids.uuid(),
          takeId,
          reviewerId: actor.accountId,
          trustedAt,
          verdict: review.verdict,
          reviewedAt: clock.now(),
          reason: review.verdict === 'send-back' ? review.reason : null,
          comment: review.verdict === 'send-back' ? review.comment : null,
        })
      }),

    undo: (actor, takeId) =>
      judge(actor, takeId, async (queries) => {
        const removed = await removeReview(queries, takeId, actor.accountId)
        if (removed !== undefined) await reopenReportsOf(queries, takeId, removed.reviewedAt)
      }),

    async queue(actor, course) {
      if ((await languageOf(actor, course)) === undefined) return refuse('not-found')
      const { queries } = database
      const rows = await listWaiting(queries, actor.accountId, course, reviewQueueLimit)
      const told = await parts.findTold(rows)
      const present = async (row: (typeof rows)[number]) => {
        const approvals = (await listReviews(queries, row.id)).filter(
          ({ verdict }) => verdict === 'approve',
        )
        const lastApproval = Math.max(0, ...approvals.map(({ reviewedAt }) => reviewedAt))
        const reports = row.doubtedAt === null ? [] : await listReportsOf(queries, row.id)
        const doubts = reports.filter(({ receivedAt }) => receivedAt > lastApproval)
        return presentTakeToReview(row, {
          told: standing(told.get(row.id)),
          doubts: doubts.map(({ comment }) => comment),
        })
      }
      const [takes, waiting] = await Promise.all([
        Promise.all(rows.map(present)),
        countWaiting(queries, actor.accountId, course),
      ])
      return succeed({ takes, waiting })
    },
  }
}

/** What its teller has taken back, or others contest, is named to nobody else. */
const standing = (told: Told | undefined) =>
  told?.state === 'waiting' || told?.state === 'checked' ? told : undefined
