import {
  reportSchema,
  type Report,
  type SendReportsRequest,
  type SendReportsResponse,
} from '@mboa/contract'
import * as v from 'valibot'
import type { Actor } from '../../http/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertReports } from './reports.repository.ts'

/** Keeps a device's reports; the same ones again change nothing. */
export type ReceiveReports = (
  actor: Actor,
  request: SendReportsRequest,
) => Promise<SendReportsResponse>

export function createReceiveReports(parts: { database: Database; clock: Clock }): ReceiveReports {
  const { database, clock } = parts
  return async ({ accountId: learnerId }, { reports: given }) => {
    const { accepted, refused } = judgeReports(given)
    const reports = [...accepted.values()]
    if (reports.length > 0) {
      await insertReports(database.queries, learnerId, reports, clock.now())
    }
    return { acknowledged: reports.map(({ id }) => id), refused }
  }
}

function judgeReports(given: readonly unknown[]) {
  const accepted = new Map<string, Report>()
  const refused: SendReportsResponse['refused'] = []
  for (const report of given) {
    const judged = v.safeParse(reportSchema, report)
    if (judged.success) accepted.set(judged.output.id, judged.output)
    else refused.push({ id: idOf(report), reason: v.summarize(judged.issues).slice(0, 500) })
  }
  return { accepted, refused }
}

/** As the device wrote it, so that the device knows its report again. */
function idOf(report: unknown): string {
  const isNamed = typeof report === 'object' && report !== null && 'id' in report
  return isNamed && typeof report.id === 'string' ? report.id : ''
}
