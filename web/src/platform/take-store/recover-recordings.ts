import { chunksOf, joinSamples, recordingLock } from './recording.ts'
import type { StoredRecording, TakeDatabase } from '../device-store/take-database.ts'

/** What was heard until the tab or the device went. */
export interface RecoveredRecording {
  readonly recording: StoredRecording
  readonly samples: Float32Array<ArrayBuffer>
}

/**
 * Recordings that nobody ended, the oldest first; those that another tab makes right now are not
 * among them. `keepTake` makes takes of them, `discardRecording` lets them go.
 */
export async function recoverRecordings(database: TakeDatabase): Promise<RecoveredRecording[]> {
  const { held = [] } = await navigator.locks.query()
  const alive = new Set(held.map(({ name }) => name))
  const unfinished = await database.getAll('recordings')
  return Promise.all(
    unfinished
      .filter(({ id }) => !alive.has(recordingLock(id)))
      .map(async (recording) => {
        const chunks = await database.getAll('chunks', chunksOf(recording.id))
        return { recording, samples: joinSamples(chunks) }
      }),
  )
}
