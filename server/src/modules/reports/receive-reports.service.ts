import {
  reportSchema,
  type Report,
  type SendReportsRequest,
  type SendReportsResponse,
} from '@mboa/contract'
import * as v from 'valibot'
import type { Actor } from '../../http/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { insertReports } from './reports.repository.ts'

/** Keeps a device's reports; the same ones again change nothing. */
export type ReceiveReports = (
  actor: Actor,
  request: SendReportsRequest,
) => Promise<SendReportsResponse>

/** Called in the transaction that stores them, with those that are new. */
export type TakeSoundReports = (
  queries: Queries,
  from: { learnerId: string; receivedAt: number },
  reports: readonly Report[],
) => Promise<void>

export function createReceiveReports(parts: {
  database: Database
  clock: Clock
  takeSoundReports: TakeSoundReports
}): ReceiveReports {
  const { database, clock } = parts
  return async ({ accountId: learnerId }, { reports: given }) => {
    const { accepted, refused } = judgeReports(given)
    const reports = [...accepted.values()]
    if (reports.length > 0) {
      const receivedAt = clock.now()
      await database.transaction(async (queries) => {
        const added = await insertReports(queries, learnerId, reports, receivedAt)
        const fresh = reports.filter(({ id }) => added.has(id))
        await parts.takeSoundReports(queries, { learnerId, receivedAt }, fresh)
      })
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
