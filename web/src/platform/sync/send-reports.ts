import { api, reportBatchLimit } from '@mboa/contract'
import { listPendingReports, settleReports } from '../device-store/report-outbox.ts'
import { call } from '../network/api-client.ts'
import { sendBatches, type SendOutcome } from '../network/sending.ts'
import type { DeviceOfLearner } from '../device-store/outbox.ts'

/** Sends the reports that wait. */
export const sendReports = ({ database, learner, signal }: DeviceOfLearner): Promise<SendOutcome> =>
  sendBatches({
    listPending: () => listPendingReports(database, reportBatchLimit),
    send: (reports) => call(api.sendReports, { body: { reports, learner }, signal }),
    settle: (answer) => settleReports(database, answer),
  })
