import { reportSchema, type SendReportsRequest, type SendReportsResponse } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import { takeSoundReports } from '../recordings/index.ts'
import { insertReports } from './reports.repository.ts'

/** Keeps a device's reports; the same ones again change nothing. */
export async function receiveReports(
  { database, clock }: Context,
  { accountId: learnerId }: Actor,
  { reports: given }: SendReportsRequest,
): Promise<SendReportsResponse> {
  const { accepted: reports, refused } = parseEach(reportSchema, given)
  if (reports.length > 0) {
    const receivedAt = clock.now()
    await database.transaction(async (queries) => {
      const added = await insertReports(queries, learnerId, reports, receivedAt)
      const fresh = reports.filter(({ id }) => added.has(id))
      await takeSoundReports(queries, { learnerId, receivedAt }, fresh)
    })
  }
  return { acknowledged: reports.map(({ id }) => id), refused: [...refused] }
}
