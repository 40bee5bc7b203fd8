import type { Report, ReportDecision, ReportReason } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { reasonsApart, wantedReason } from './repository.ts'

/** Of one item: more than a coordinator reads at once, and still one short answer. */
const readAtOnce = 500

/** What learners say of an item and nobody has decided yet. */
export interface OpenReport {
  readonly item: string
  readonly receivedAt: number
  readonly report: Report
}

/** Of a course, by their names: items with reports that wait for a decision. */
export async function listReportedItems(
  queries: Queries,
  course: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('reports')
    .select('item')
    .where('course', '=', course)
    .where('decidedAt', 'is', null)
    .where('reason', 'not in', reasonsApart)
    .where('item', '>', after)
    .groupBy('item')
    .orderBy('item')
    .limit(limit)
    .execute()
  return rows.map(({ item }) => item)
}

/** Of a course: how many items wait so. */
export async function countReportedItems(queries: Queries, course: string): Promise<number> {
  const { count } = await queries
    .selectFrom('reports')
    .select(({ fn }) => fn.count<number>('item').distinct().as('count'))
    .where('course', '=', course)
    .where('decidedAt', 'is', null)
    .where('reason', 'not in', reasonsApart)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first; without who says so. */
export async function listOpenReports(
  queries: Queries,
  course: string,
  items: readonly string[],
): Promise<readonly OpenReport[]> {
  const open: OpenReport[] = []
  // One item that thousands report hides no other.
  for (const item of items) {
    const rows = await queries
      .selectFrom('reports')
      .select(['item', 'receivedAt', 'report'])
      .where('course', '=', course)
      .where('item', '=', item)
      .where('decidedAt', 'is', null)
      .where('reason', 'not in', reasonsApart)
      .orderBy('receivedAt', 'desc')
      .limit(readAtOnce)
      .execute()
    // Only `insertReports` writes this column.
    open.push(...rows.map((row) => ({ ...row, report: JSON.parse(row.report) as Report })))
  }
  return open
}

/** Which reports are meant: of an item, for one reason, with this answer, received until then. */
export interface Said {
  readonly course: string
  readonly item: string
  readonly reason: ReportReason
  /** Undefined for any. */
  readonly answer: string | undefined
  readonly until: number
}

/** Decides those that wait; answers how many. */
export async function settleReports(
  queries: Queries,
  said: Said,
  { decision, now }: { decision: ReportDecision; now: number },
): Promise<number> {
  const open = (await listSaid(queries, said)).filter(({ decidedAt }) => decidedAt === null)
  await put(queries, open, { decision, decidedAt: now })
  return open.length
}

/** Takes the last decision about them back; answers how many wait again. */
export async function reopenReports(queries: Queries, said: Said): Promise<number> {
  const decided = (await listSaid(queries, said)).filter(({ decidedAt }) => decidedAt !== null)
  const last = Math.max(...decided.map(({ decidedAt }) => decidedAt ?? 0))
  const reopened = decided.filter(({ decidedAt }) => decidedAt === last)
  await put(queries, reopened, { decision: null, decidedAt: null })
  return reopened.length
}

async function listSaid(queries: Queries, { course, item, reason, answer, until }: Said) {
  const rows = await queries
    .selectFrom('reports')
    .select(['learnerId', 'id', 'report', 'decidedAt'])
    .where('course', '=', course)
    .where('item', '=', item)
    .where('reason', '=', reason)
    .where('receivedAt', '<=', until)
    .execute()
  return rows.filter(({ report }) => {
    return answer === undefined || (JSON.parse(report) as Report).answer === answer
  })
}

async function put(
  queries: Queries,
  rows: readonly { learnerId: string; id: string }[],
  decided: { decision: ReportDecision | null; decidedAt: number | null },
): Promise<void> {
  for (const { learnerId, id } of rows) {
    await queries
      .updateTable('reports')
      .set(decided)
      .where('learnerId', '=', learnerId)
      .where('id', '=', id)
      .execute()
  }
}

export interface DecidedReport {
  readonly course: string
  readonly item: string
  readonly decision: ReportDecision
  readonly decidedAt: number
}

/** What was decided of a learner's reports after an instant: of each item the last, the oldest first. */
export async function listDecidedOf(
  queries: Queries,
  learnerId: string,
  { since, limit }: { since: number; limit: number },
): Promise<readonly DecidedReport[]> {
  const rows = await queries
    .selectFrom('reports')
    .select(['course', 'item', 'decision', 'decidedAt'])
    .where('learnerId', '=', learnerId)
    .where('decidedAt', '>', since)
    // There is no word yet to say it of.
    .where('reason', '<>', wantedReason)
    .orderBy('decidedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = new Map<string, DecidedReport>()
  for (const { decision, decidedAt, ...about } of rows) {
    if (decision === null || decidedAt === null) continue
    // Put in anew, it stands where its last decision does.
    last.delete(about.item)
    last.set(about.item, { ...about, decision, decidedAt })
  }
  return [...last.values()]
}
