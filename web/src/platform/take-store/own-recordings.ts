import type { TakeDescription } from '@mboa/contract'
import { reportProblem } from '../report-problem.ts'
import { withResolvers } from '../promises.ts'
import type { StoredRecording, StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import { markUnsent } from './take-queue.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

/** Well under the second that a killed tab may lose, and seldom enough for a slow disk. */
const chunkMs = 400

/** The part of what was heard that becomes the take, and what of it is listened to. */
export interface TakeCut {
  readonly range: TakeDescription['cut']
  /** Within the recording, as `range`. */
  readonly cut: TakeDescription['cut']
}

/** One prompt being recorded. */
export interface Recording {
  readonly id: string
  /** From the microphone; kept on the device chunk by chunk. */
  append(samples: Float32Array<ArrayBuffer>): void
  /** Resolves when the take is durable: the next prompt may show. May be tried again. */
  finish(cut: TakeCut): Promise<Written<StoredTake>>
  /** Nothing was said: removes what was kept. */
  discard(): Promise<void>
}

const recordingLock = (id: string) => `mboa-recording-${id}`

/**
 * Begins to keep what is heard. Without room on the device the sound stays in memory, is tried
 * again with each chunk, and `onStorageFull` is called.
 */
export async function startRecording(
  database: TakeDatabase,
  recording: StoredRecording,
  onStorageFull: () => void,
): Promise<Written<Recording>> {
  const release = await holdLock(recordingLock(recording.id))
  let isBegun = false
  try {
    const begun = await writeDurably(database, ['recordings'], (transaction) =>
      transaction.objectStore('recordings').put(recording),
    )
    if (!begun.ok) return begun
    isBegun = true
    return { ok: true, value: saveChunks(database, recording, { onStorageFull, release }) }
  } finally {
    // Held on, it would keep the next try from beginning.
    if (!isBegun) release()
  }
}

function saveChunks(
  database: TakeDatabase,
  recording: StoredRecording,
  { onStorageFull, release }: { onStorageFull: () => void; release: () => void },
): Recording {
  const { id, sampleRate } = recording
  const heard: Float32Array<ArrayBuffer>[] = []
  let [stored, savedChunks, waitingSamples] = [0, 0, 0]
  let writing: Promise<unknown> = Promise.resolve()

  async function save(): Promise<void> {
    const until = heard.length
    if (until === stored) return
    const chunk = joinSamples(heard.slice(stored, until))
    const written = await writeDurably(database, ['chunks'], (transaction) =>
      transaction.objectStore('chunks').put(chunk, [id, savedChunks]),
    )
    if (!written.ok) {
      onStorageFull()
      return
    }
    stored = until
    savedChunks += 1
  }

  return {
    id,
    append(samples) {
      heard.push(samples)
      waitingSamples += samples.length
      if (waitingSamples < (chunkMs / 1000) * sampleRate) return
      waitingSamples = 0
      // What one chunk could not keep, the next one or the take itself does: all of it is in memory.
      writing = writing
        .then(save)
        .catch((error: unknown) => reportProblem('keeping what is heard', error))
    },
    async finish(cut) {
      await writing
      const finished = await saveTake(database, recording, joinSamples(heard), cut)
      if (finished.ok) release()
      return finished
    },
    async discard() {
      await writing
      await discardRecording(database, id)
      release()
    },
  }
}

/** Makes the take of a recording, in one step with the end of the recording. */
export function saveTake(
  database: TakeDatabase,
  recording: StoredRecording,
  samples: Float32Array<ArrayBuffer>,
  { range, cut }: TakeCut,
): Promise<Written<StoredTake>> {
  const { id, context, sampleRate, recordedAt } = recording
  const own = { start: cut.start - range.start, end: cut.end - range.start }
  const stores = ['recordings', 'chunks', 'takes', 'sounds', 'values'] as const
  return writeDurably(database, [...stores], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const earlier = await takes.index('item').count([context.course, context.item])
    const take: StoredTake = {
      id,
      context,
      sampleRate,
      recordedAt,
      cut: own,
      version: earlier + 1,
      state: 'on-device',
      pending: 1,
    }
    const recorded = { samples: samples.slice(range.start, range.end), sampleRate, cut: own }
    await Promise.all([
      takes.put(take),
      transaction.objectStore('sounds').put({ recorded }, id),
      markUnsent(transaction.objectStore('values'), id),
      transaction.objectStore('recordings').delete(id),
      transaction.objectStore('chunks').delete(chunksOf(id)),
    ])
    return take
  })
}

async function discardRecording(database: TakeDatabase, id: string): Promise<void> {
  await writeDurably(database, ['recordings', 'chunks'], (transaction) =>
    Promise.all([
      transaction.objectStore('recordings').delete(id),
      transaction.objectStore('chunks').delete(chunksOf(id)),
    ]),
  )
}

const chunksOf = (id: string) => IDBKeyRange.bound([id], [id, []])

export function joinSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Holds a Web Lock, which ends with the tab too; gives how to let go of it. */
function holdLock(name: string): Promise<() => void> {
  const held = withResolvers<() => void>()
  navigator.locks
    .request(name, () => new Promise<void>((resolve) => held.resolve(resolve)))
    .catch(held.reject)
  return held.promise
}

/** What was heard until the tab or the device went. */
export interface RecoveredRecording {
  readonly recording: StoredRecording
  readonly samples: Float32Array<ArrayBuffer>
}

/** How what is heard becomes takes. */
export interface OwnRecordings {
  /** See `startRecording`. The take is sent once it is finished. */
  record(recording: StoredRecording, onStorageFull: () => void): Promise<Written<Recording>>
  /** Makes a take of sound that is kept elsewhere as well; one that is here already stays as it is. */
  adopt(
    recording: StoredRecording,
    samples: Float32Array<ArrayBuffer>,
  ): Promise<Written<StoredTake>>
  /** What a closed tab or an empty battery left behind, the oldest first. */
  listRecovered(): Promise<RecoveredRecording[]>
  saveRecovered(recovered: RecoveredRecording, cut: TakeCut): Promise<Written<StoredTake>>
  discardRecovered(recovered: RecoveredRecording): Promise<void>
}

/** Notifies the sender and the log of a new take, or that the device had no room for it. */
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
    async adopt(recording, samples) {
      const earlier = await database.get('takes', recording.id)
      if (earlier !== undefined) return { ok: true, value: earlier }
      const whole = { start: 0, end: samples.length }
      return queue(
        await saveTake(database, recording, samples, { range: whole, cut: whole }),
        'kept',
      )
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
