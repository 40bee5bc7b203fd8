import { apiPaths, syncBatchLimit, syncResponseSchema } from '@mboa/contract'
import { callApi, type ApiFailure } from '../network/api-client.ts'
import { applySyncResponse, listPending, readCursor } from '../device-store/outbox.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'

/** A learner's store, and the id under which the server knows them. */
export interface DeviceOfLearner {
  database: LearnerDatabase
  learner: string
  /** Nothing is asked for in their name once it is aborted. */
  signal: AbortSignal
}

export type SyncOutcome = { ok: true } | { ok: false; failure: ApiFailure }

/**
 * Sends what waits and takes in what other devices added, page by page, until both sides have
 * the same. Safe to stop anywhere and to repeat: events are acknowledged one by one, by id.
 * Throws the signal's reason where it is aborted.
 */
export async function syncLearner(
  { database, learner, signal }: DeviceOfLearner,
  onChanged: (ids: string[]) => void,
): Promise<SyncOutcome> {
  for (;;) {
    const events = await listPending(database, syncBatchLimit)
    const cursor = await readCursor(database)
    const result = await callApi(apiPaths.sync, {
      method: 'POST',
      body: { events, cursor, learner },
      answer: syncResponseSchema,
      signal,
    })
    if (!result.ok) return result
    const changed = await applySyncResponse(database, result.value)
    if (changed.length > 0) onChanged(changed)
    const settled = result.value.acknowledged.length + result.value.refused.length
    if (settled < events.length) {
      return { ok: false, failure: { code: 'general', fields: {} } }
    }
    if (events.length < syncBatchLimit && !result.value.more) return { ok: true }
  }
}
