import { apiPaths, reportBatchLimit, sendReportsResponseSchema } from '@mboa/contract'
import { listPendingReports, settleReports } from '../device-store/report-outbox.ts'
import { callApi } from '../network/api-client.ts'
import { sendBatches, type SendOutcome } from '../network/sending.ts'
import type { DeviceOfLearner } from '../device-store/outbox.ts'

/** Sends the reports that wait. */
export const sendReports = ({ database, learner, signal }: DeviceOfLearner): Promise<SendOutcome> =>
  sendBatches({
    listPending: () => listPendingReports(database, reportBatchLimit),
    send: (reports) =>
      callApi(apiPaths.reports, {
        method: 'POST',
        body: { reports, learner },
        answer: sendReportsResponseSchema,
        signal,
      }),
    settle: (answer) => settleReports(database, answer),
  })
