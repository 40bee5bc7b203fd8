import { api, syncBatchLimit, type PlayedTake, type SentEvent } from '@mboa/contract'
import {
  countPendingReports,
  listPending,
  playedKey,
  type DeviceOfLearner,
} from '../device-store/outbox.ts'
import { inTime } from '../promises.ts'
import { reportProblem } from '../report-problem.ts'
import type { SendOutcome } from '../network/sending.ts'
import { call } from '../network/api-client.ts'
import { isClockDoubtful, readClockOffset } from '../true-clock.ts'
import { readAppVersion } from './app-version.ts'
import { applySyncResponse, readPlace, settledByKey } from './apply-sync.ts'
import { redatePending } from './redate-pending.ts'

export interface Synced {
  /** Of what is practised. */
  synced: SendOutcome
  /** Of all: what is reported goes once what is practised has come. */
  outcome: SendOutcome
}

/** Brings everything of this learner on this device and the server together, once. */
export async function syncDevice(
  device: DeviceOfLearner,
  onChanged: (ids: string[]) => void,
  onRedated: () => void,
): Promise<Synced> {
  const synced = await syncLearner(device, onChanged, onRedated)
  return { synced, outcome: synced.ok ? await sendReportsIfAny(device) : synced }
}

/** Few learners report something: what sends it comes when somebody did. */
async function sendReportsIfAny(device: DeviceOfLearner): Promise<SendOutcome> {
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

/**
 * Sends what waits and takes in what other devices added, page by page, until both sides have
 * the same; before that, what another version of the app left. Safe to stop anywhere and to
 * repeat: events are acknowledged one by one, by id.
 * Throws the signal's reason where it is aborted.
 */
export async function syncLearner(
  { database, learner, signal }: DeviceOfLearner,
  onChanged: (ids: string[]) => void,
  onRedated: () => void = () => undefined,
): Promise<SendOutcome> {
  const version = readAppVersion()
  if ((await database.get('values', settledByKey)) !== version) {
    const { settleUpdate } = await inTime(import('./settle-update.ts'))
    onChanged(await settleUpdate(database, version))
  }
  let isCatchingUp = false
  // What is sent keeps its date: of a clock that has gone back the error must be known before.
  let isAskingTime = isClockDoubtful()
  for (;;) {
    const offsetMs = readClockOffset()
    if (offsetMs !== 0 && (await redatePending(database, { now: Date.now(), offsetMs }))) {
      onRedated()
    }
    const events: SentEvent[] =
      isCatchingUp || isAskingTime ? [] : await listPending(database, syncBatchLimit)
    const place = await readPlace(database)
    const played = ((await database.get('values', playedKey)) ?? []) as PlayedTake[]
    const result = await call(api.syncPractice, {
      body: { ...place, events, learner, ...(played.length > 0 && { played }) },
      signal,
    })
    if (!result.ok) return result
    const { acknowledged, refused, more, cursor, epoch } = result.value
    // A cursor goes back only where the server has lost what it counted.
    const isRestart = (place.epoch !== undefined && place.epoch !== epoch) || cursor < place.cursor
    if (isRestart) {
      const { restartSync } = await inTime(import('./restart-sync.ts'))
      await restartSync(database, { ...place, epoch })
    }
    const changed = await applySyncResponse(database, result.value, { ...place, played })
    if (changed.length > 0) onChanged(changed)
    if (acknowledged.length + refused.length < events.length) {
      return { ok: false, failure: { code: 'general', fields: {} } }
    }
    const hasSentAll = events.length < syncBatchLimit && !isAskingTime
    if (hasSentAll && !more && !isRestart && !isCatchingUp) return { ok: true }
    isAskingTime = false
    // What the server has anyway need not be sent again: it comes first.
    isCatchingUp = (isRestart || isCatchingUp) && more
  }
}
