import {
  reportSchema,
  type Report,
  type SendReportsRequest,
  type SendReportsResponse,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import type { Queries } from '../../platform/database/database.ts'
import { takeSoundReports } from '../reviews/index.ts'
import { insertReports, wantedReason } from './repository.ts'
import { listKnownIds } from './wanted-words.repository.ts'
import { fileWanted, wantedLeft } from './wanted-words.ts'

/** Keeps a device's reports; the same ones again change nothing. */
export async function receiveReports(
  { database, clock, library }: Context,
  { accountId: learnerId }: Actor,
  { reports: given }: SendReportsRequest,
): Promise<SendReportsResponse> {
  const { accepted, refused: malformed } = parseEach(reportSchema, given)
  const receivedAt = clock.now()
  const refused = [...malformed]
  let reports: readonly Report[] = []
  if (accepted.length > 0) {
    await database.transaction(async (queries) => {
      const taken = await fileAll(queries, library, { learnerId, receivedAt }, accepted)
      reports = taken.reports
      refused.push(...taken.refused)
      if (reports.length === 0) return
      const added = await insertReports(queries, learnerId, reports, receivedAt)
      const fresh = reports.filter(({ id }) => added.has(id))
      await takeSoundReports(queries, { learnerId, receivedAt }, fresh)
    })
  }
  return { acknowledged: reports.map(({ id }) => id), refused }
}

/** Each as it is kept. Of words that are asked for, no more than a learner may ask for in a day. */
async function fileAll(
  queries: Queries,
  library: Context['library'],
  from: { learnerId: string; receivedAt: number },
  given: readonly Report[],
): Promise<{ reports: Report[]; refused: { id: string; reason: string }[] }> {
  const reports: Report[] = []
  const refused: { id: string; reason: string }[] = []
  const wanted = given.filter(({ reason }) => reason === wantedReason)
  const known = await listKnownIds(
    queries,
    from.learnerId,
    wanted.map(({ id }) => id),
  )
  let left = wanted.length === 0 ? 0 : await wantedLeft(queries, from)
  for (const report of given) {
    if (report.reason !== wantedReason) {
      reports.push(report)
      continue
    }
    const filed = fileWanted(library, report)
    if (filed === undefined) refused.push({ id: report.id, reason: 'invalid-value' })
    else if (!known.has(report.id) && left <= 0) {
      refused.push({ id: report.id, reason: 'quota-reached' })
    } else {
      if (!known.has(report.id)) left -= 1
      reports.push(filed)
    }
  }
  return { reports, refused }
}
