import { apiPaths, reportBatchLimit, sendReportsResponseSchema } from '@mboa/contract'
import { applyReportsResponse, listPendingReports } from '../device-store/report-outbox.ts'
import { callApi } from '../network/api-client.ts'
import type { DeviceOfLearner, SyncOutcome } from './sync-learner.ts'

/** Sends the reports that wait, batch by batch. Safe to stop anywhere and to repeat. */
export async function sendReports({
  database,
  learner,
  signal,
}: DeviceOfLearner): Promise<SyncOutcome> {
  for (;;) {
    const reports = await listPendingReports(database, reportBatchLimit)
    if (reports.length === 0) return { ok: true }
    const result = await callApi(apiPaths.reports, {
      method: 'POST',
      body: { reports, learner },
      answer: sendReportsResponseSchema,
      signal,
    })
    if (!result.ok) return result
    await applyReportsResponse(database, result.value)
    const settled = result.value.acknowledged.length + result.value.refused.length
    if (settled < reports.length) return { ok: false, failure: { code: 'general', fields: {} } }
  }
}
