import { countPendingReports } from '../device-store/outbox.ts'
import { inTime } from '../promises.ts'
import { reportProblem } from '../report-problem.ts'
import { syncLearner, type DeviceOfLearner, type SyncOutcome } from './sync-learner.ts'

export interface Synced {
  /** Of what is practised. */
  synced: SyncOutcome
  /** Of all: what is reported goes once what is practised has come. */
  outcome: SyncOutcome
}

/** Brings everything of this learner on this device and the server together, once. */
export async function syncDevice(
  device: DeviceOfLearner,
  onChanged: (ids: string[]) => void,
): Promise<Synced> {
  const synced = await syncLearner(device, onChanged)
  return { synced, outcome: synced.ok ? await sendReportsIfAny(device) : synced }
}

/** Few learners report something: what sends it comes when somebody did. */
async function sendReportsIfAny(device: DeviceOfLearner): Promise<SyncOutcome> {
  if ((await countPendingReports(device.database)) === 0) return { ok: true }
  try {
    const { sendReports } = await inTime(import('./send-reports.ts'))
    return await sendReports(device)
  } catch (error) {
    // Practice has come anyway; what is to be reported waits for the next try.
    reportProblem('sending reports', error)
    return { ok: false, failure: { code: 'general', fields: {} } }
  }
}
