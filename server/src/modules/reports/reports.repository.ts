import { wantedItem, type ReceivedReport, type Report, type ReportReason } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'

const walkedAtOnce = 500

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

/** Those reports in order of receipt, page by page. */
export async function* walkReports(
  queries: Queries,
  filter: ReportFilter,
): AsyncGenerator<readonly ReceivedReport[], void> {
  const read = (page: { after: Place | undefined; limit: number }) =>
    listReports(queries, filter, page)
  for await (const rows of walkPages<Awaited<ReturnType<typeof read>>[number], Place>(
    read,
    (row) => row,
    walkedAtOnce,
  )) {
    // Only `insertReports` writes this column.
    yield rows.map(({ report, receivedAt, decision }) => ({
      ...(JSON.parse(report) as Report),
      receivedAt,
      ...(decision !== null && { decision }),
    }))
  }
}

/** Of a report in that order; an id is its learner's own. */
interface Place {
  readonly receivedAt: number
  readonly id: string
  readonly learnerId: string
}

function listReports(
  queries: Queries,
  { learnerId, course }: ReportFilter,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return queries
    .selectFrom('reports')
    .select(['receivedAt', 'id', 'learnerId', 'report', 'decision'])
    .$if(learnerId !== undefined, (query) => query.where('learnerId', '=', learnerId ?? ''))
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where.eb(
          where.refTuple('receivedAt', 'id', 'learnerId'),
          '>',
          where.tuple(after?.receivedAt ?? 0, after?.id ?? '', after?.learnerId ?? ''),
        ),
      ),
    )
    .orderBy('receivedAt')
    .orderBy('id')
    .orderBy('learnerId')
    .limit(limit)
    .execute()
}

/** A learner who asks for an item's recording, and when they last did (epoch ms). */
export interface Asked {
  readonly item: string
  readonly learnerId: string
  readonly askedAt: number
}

/** What is said of sound, which asks for recordings or sends them to review. */
const soundReasons: readonly ReportReason[] = ['no-sound', 'wrong-sound']

/** A word that the course does not have: filed under its concept, where there is one. */
export const wantedReason: ReportReason = 'missing-word'

/** What the desk decides word by word is none of these. */
export const reasonsApart: readonly ReportReason[] = [...soundReasons, wantedReason]

/** Who misses a recording of an item or concept, or complains of the one there is. */
export function listAsked(queries: Queries, course: string): Promise<readonly Asked[]> {
  return queries
    .selectFrom('reports')
    .select(({ fn }) => ['item', 'learnerId', fn.max<number>('receivedAt').as('askedAt')])
    .where('course', '=', course)
    .where('reason', 'in', reasonsApart)
    .where('item', 'not like', `${wantedItem(course)}-%`)
    .where('decidedAt', 'is', null)
    .groupBy(['item', 'learnerId'])
    .execute()
}
