import { decideTake } from '@mboa/domain'
import type { Queries } from '../../platform/database/database.ts'
import { announceTakes, noteSaidAgain, answerWhoAsked, type TakeRow } from '../takes/index.ts'
import { answerReportsOf, listReportsOf, type SoundReportRow } from './sound-reports/repository.ts'
import { listReviews, setDecision } from './repository.ts'

/**
 * Decides by what is known now, in the transaction that changed it and holds the take: writes the
 * take's state, lets devices learn of it, and answers the learners who asked.
 */
export async function reevaluate(queries: Queries, take: TakeRow, now: number): Promise<TakeRow> {
  const reviews = await listReviews(queries, take.id)
  const reports = await listReportsOf(queries, take.id)
  const doubts = newestByLearner(reports)
  const { state, isDoubted } = decideTake(
    reviews.map(({ verdict, trustedAt, weight, reviewedAt }) => ({
      verdict,
      weight,
      reviewedAt,
      isTrusted: trustedAt !== null,
    })),
    doubts,
  )
  const sentBack = state === 'sent-back'
  const against = reviews.findLast(({ verdict }) => verdict === 'send-back')
  const judged: TakeRow = {
    ...take,
    approvedAt: state === 'approved' ? (take.approvedAt ?? now) : null,
    sentBackAt: sentBack ? (take.sentBackAt ?? now) : null,
    sentBackReason: sentBack ? (against?.reason ?? null) : null,
    sentBackComment: sentBack ? (against?.comment ?? null) : null,
    doubtedAt: isDoubted ? Math.max(...doubts) : null,
  }
  const { approvedAt, sentBackAt, sentBackReason, sentBackComment, doubtedAt } = judged
  await setDecision(queries, take.id, {
    approvedAt,
    sentBackAt,
    sentBackReason,
    sentBackComment,
    doubtedAt,
  })
  if (take.sentBackAt !== null && !sentBack) await noteSaidAgain(queries, take.id)
  if (state === 'approved' && !isDoubted) await answerReportsOf(queries, take.id, 'kept', now)
  if (sentBack) await answerReportsOf(queries, take.id, 'removed', now)
  if ((take.approvedAt === null) !== (approvedAt === null)) {
    await announceTakes(queries, [judged])
    await answerWhoAsked(queries, judged, now)
  }
  return judged
}

function newestByLearner(reports: readonly SoundReportRow[]): readonly number[] {
  // In order of receipt: the last one of each learner stays.
  return [...new Map(reports.map(({ learnerId, receivedAt }) => [learnerId, receivedAt])).values()]
}
