import {
  reportSchema,
  type Report,
  type SendReportsRequest,
  type SendReportsResponse,
} from '@mboa/contract'
import type { Actor } from '../../http/actor.ts'
import { parseEach } from '../../http/parse-each.ts'
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
    const { accepted: reports, refused } = parseEach(reportSchema, given)
    if (reports.length > 0) {
      const receivedAt = clock.now()
      await database.transaction(async (queries) => {
        const added = await insertReports(queries, learnerId, reports, receivedAt)
        const fresh = reports.filter(({ id }) => added.has(id))
        await parts.takeSoundReports(queries, { learnerId, receivedAt }, fresh)
      })
    }
    return { acknowledged: reports.map(({ id }) => id), refused: [...refused] }
  }
}
