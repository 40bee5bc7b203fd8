import type { StoredRecording, StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import type { Written } from '../device-store/write-takes.ts'
import {
  chunksOf,
  discardRecording,
  joinSamples,
  saveTake,
  recordingLock,
  startRecording,
  type Recording,
  type TakeCut,
} from './recording.ts'

/** What was heard until the tab or the device went. */
export interface RecoveredRecording {
  readonly recording: StoredRecording
  readonly samples: Float32Array<ArrayBuffer>
}

/** How what is heard becomes takes. */
export interface OwnRecordings {
  /** See `startRecording`. The take is sent once it is finished. */
  record(recording: StoredRecording, onStorageFull: () => void): Promise<Written<Recording>>
  /** What a closed tab or an empty battery left behind, the oldest first. */
  listRecovered(): Promise<RecoveredRecording[]>
  saveRecovered(recovered: RecoveredRecording, cut: TakeCut): Promise<Written<StoredTake>>
  discardRecovered(recovered: RecoveredRecording): Promise<void>
}

/** Tells the sender and the log of a new take, or that the device had no room for it. */
export type QueueTake = (
  stored: Written<StoredTake>,
  event: 'kept' | 'recovered',
) => Promise<Written<StoredTake>>

export function openOwnRecordings(database: TakeDatabase, queue: QueueTake): OwnRecordings {
  return {
    async record(stored, onStorageFull) {
      const begun = await startRecording(database, stored, onStorageFull)
      if (!begun.ok) return begun
      const recording = begun.value
      const finish = async (cut: TakeCut) => queue(await recording.finish(cut), 'kept')
      return { ok: true, value: { ...recording, finish } }
    },
    listRecovered: () => recoverRecordings(database),
    saveRecovered: async ({ recording, samples }, cut) =>
      queue(await saveTake(database, recording, samples, cut), 'recovered'),
    discardRecovered: ({ recording }) => discardRecording(database, recording.id),
  }
}

/** Recordings that nobody ended; those that another tab makes right now are not among them. */
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
