import { wantedItem, type Report, type ReportAnswers } from '@mboa/contract'
import type { Actor } from '../../../http/request-scope.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { reevaluate } from '../reevaluate.ts'
import { lockTake, wasPublished, hasRecording } from '../../takes/index.ts'
import { insertSoundReport, listAnswers } from './repository.ts'

/**
 * Takes from learners' reports what concerns sound, in the transaction that stores them: a
 * reported recording goes back to review, and a missing one is asked for.
 */
export async function takeSoundReports(
  queries: Queries,
  from: { learnerId: string; receivedAt: number },
  reports: readonly Report[],
): Promise<void> {
  for (const report of reports) {
    const { id: reportId, course, item, reason, comment, recording } = report
    const row = {
      ...from,
      reportId,
      course,
      item,
      comment,
      answer: null,
      answeredAt: null,
    }
    // A word that is asked for by its concept can be heard before anybody has written it.
    const isConcept = reason === 'missing-word' && !item.startsWith(wantedItem(course))
    if (reason === 'no-sound' || isConcept) {
      // This one alone: what others asked was answered when the recording came, or went.
      const answered = await hasRecording(queries, { course, item })
      const answer = answered ? { answer: 'recorded' as const, answeredAt: from.receivedAt } : {}
      await insertSoundReport(queries, { ...row, ...answer, takeId: null })
      continue
    }
    if (recording === undefined) continue
    const take = await lockTake(queries, recording)
    if (take?.course !== course || take.item !== item) continue
    // What learners were never given cannot be what they heard.
    if (!(await wasPublished(queries, take.heardHash))) continue
    await insertSoundReport(queries, { ...row, takeId: take.id })
    await reevaluate(queries, take, from.receivedAt)
  }
}

/** What became of the sound that a learner asked for and reported. */
export async function findReportAnswers(
  queries: Queries,
  { accountId }: Actor,
  since: number,
): Promise<Pick<ReportAnswers, 'answers'>> {
  const rows = await listAnswers(queries, accountId, since)
  return {
    answers: rows.flatMap(({ reportId, course, item, answer, answeredAt }) =>
      answer === null || answeredAt === null
        ? []
        : [{ report: reportId, course, item, answer, answeredAt }],
    ),
  }
}
