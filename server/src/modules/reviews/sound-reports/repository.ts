import type { Queries } from '../../../platform/database/database.ts'
import type { SoundReportsTable } from '../../../platform/database/tables.ts'

export type SoundReportRow = Readonly<SoundReportsTable>

/** Leaves one that is already there. */
export async function insertSoundReport(queries: Queries, report: SoundReportRow): Promise<void> {
  await queries
    .insertInto('soundReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['learnerId', 'reportId']).doNothing())
    .execute()
}

/** Reports about a take, the oldest first. */
export function listReportsOf(
  queries: Queries,
  takeId: string,
): Promise<readonly SoundReportRow[]> {
  return queries
    .selectFrom('soundReports')
    .selectAll()
    .where('takeId', '=', takeId)
    .orderBy('receivedAt')
    .orderBy('reportId')
    .execute()
}

/** Answers what nobody has answered about a take. */
export async function answerReportsOf(
  queries: Queries,
  takeId: string,
  answer: 'kept' | 'removed',
  now: number,
): Promise<void> {
  await queries
    .updateTable('soundReports')
    .set({ answer, answeredAt: now })
    .where('takeId', '=', takeId)
    .where('answer', 'is', null)
    .execute()
}

/** Takes back what was answered about a take from then on. */
export async function reopenReportsOf(
  queries: Queries,
  takeId: string,
  since: number,
): Promise<void> {
  await queries
    .updateTable('soundReports')
    .set({ answer: null, answeredAt: null })
    .where('takeId', '=', takeId)
    .where('answeredAt', '>=', since)
    .execute()
}

export function listAnswers(
  queries: Queries,
  learnerId: string,
  since: number,
): Promise<readonly SoundReportRow[]> {
  return queries
    .selectFrom('soundReports')
    .selectAll()
    .where('learnerId', '=', learnerId)
    .where('answeredAt', '>', since)
    .orderBy('answeredAt')
    .orderBy('reportId')
    .limit(100)
    .execute()
}
