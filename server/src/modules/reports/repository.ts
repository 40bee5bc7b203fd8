import { wantedItem, type ReceivedReport, type Report, type ReportReason } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { ReportsTable } from '../../platform/database/tables.ts'
import { walkById, walkPages } from '../../platform/database/walk-pages.ts'

/** A page of the longest reports takes less than a megabyte. */
const walkedAtOnce = 100

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

/** A learner's own reports in the order of their key, page by page: by receipt, each page would sort all of them. */
export async function* walkReportsOf(
  queries: Queries,
  learnerId: string,
): AsyncGenerator<readonly ReceivedReport[], void> {
  const read = (page: { after: string; limit: number }) =>
    queries
      .selectFrom('reports')
      .select(['receivedAt', 'id', 'report', 'decision'])
      .where('learnerId', '=', learnerId)
      .where('id', '>', page.after)
      .orderBy('id')
      .limit(page.limit)
      .execute()
  for await (const rows of walkById(read, walkedAtOnce)) yield rows.map(presentReport)
}

/** Reports about a course, or all, in order of receipt, page by page. */
export async function* walkReports(
  queries: Queries,
  course: string | undefined,
): AsyncGenerator<readonly ReceivedReport[], void> {
  const read = (page: { after: Place | undefined; limit: number }) =>
    listReports(queries, course, page)
  for await (const rows of walkPages<Awaited<ReturnType<typeof read>>[number], Place>(
    read,
    (row) => row,
    walkedAtOnce,
  )) {
    yield rows.map(presentReport)
  }
}

/** Only `insertReports` writes the column `report`. */
function presentReport({
  report,
  receivedAt,
  decision,
}: Pick<ReportsTable, 'report' | 'receivedAt' | 'decision'>): ReceivedReport {
  const parsed = JSON.parse(report) as Report
  return { ...parsed, receivedAt, ...(decision !== null && { decision }) }
}

/** Of a report in order of receipt; an id is its learner's own. */
interface Place {
  readonly receivedAt: number
  readonly id: string
  readonly learnerId: string
}

function listReports(
  queries: Queries,
  course: string | undefined,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return queries
    .selectFrom('reports')
    .select(['receivedAt', 'id', 'learnerId', 'report', 'decision'])
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
