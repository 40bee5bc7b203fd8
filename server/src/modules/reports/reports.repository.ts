import type { ReceivedReport, Report, ReportReason } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'

/** Stores the reports; one that the learner has sent before stays. Answers the ids of new ones. */
export async function insertReports(
  queries: Queries,
  learnerId: string,
  reports: readonly Report[],
  receivedAt: number,
): Promise<ReadonlySet<string>> {
  const rows = reports.map((report) => ({
    learnerId,
    receivedAt,
    id: report.id,
    course: report.course,
    item: report.item,
    reason: report.reason,
    report: JSON.stringify(report),
  }))
  const added = await queries
    .insertInto('reports')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['learnerId', 'id']).doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

/** Which reports: those of a learner, those about a course, or all. */
export interface ReportFilter {
  readonly learnerId?: string
  readonly course?: string
}

/** In order of receipt, from the `skip`th on. */
export async function listReports(
  queries: Queries,
  { learnerId, course }: ReportFilter,
  page: { skip: number; limit: number },
): Promise<readonly ReceivedReport[]> {
  const rows = await queries
    .selectFrom('reports')
    .select(['receivedAt', 'report'])
    .$if(learnerId !== undefined, (query) => query.where('learnerId', '=', learnerId ?? ''))
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .orderBy('receivedAt')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.limit)
    .execute()
  // Only `insertReports` writes this column.
  return rows.map(({ report, receivedAt }) => ({ ...(JSON.parse(report) as Report), receivedAt }))
}

/** A learner who asks for an item's recording, and when they last did (epoch ms). */
export interface Asked {
  readonly item: string
  readonly learnerId: string
  readonly askedAt: number
}

export function listAsked(
  queries: Queries,
  course: string,
  reasons: readonly ReportReason[],
): Promise<readonly Asked[]> {
  return queries
    .selectFrom('reports')
    .select(({ fn }) => ['item', 'learnerId', fn.max<number>('receivedAt').as('askedAt')])
    .where('course', '=', course)
    .where('reason', 'in', reasons)
    .groupBy(['item', 'learnerId'])
    .execute()
}
