import type { EncodedTake, RecordedTake } from '../sound/encoded-take.ts'
import type { StoredUpload } from '../device-store/stored-upload.ts'
import type { StoredTake, TakeContext, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

/** The files that are to become takes, with what is known of them. All of it outlives the tab. */
export interface Uploads {
  /** The oldest first. */
  list(): Promise<StoredUpload[]>
  add(upload: StoredUpload, file: Blob): Promise<Written<unknown>>
  /** Undefined where it is gone, e.g. removed in another tab. */
  readFile(id: string): Promise<Blob | undefined>
  /** Nothing happens to one that is gone. */
  change(id: string, how: (upload: StoredUpload) => StoredUpload): Promise<Written<unknown>>
  remove(ids: readonly string[]): Promise<Written<unknown>>
  /**
   * Makes the take and lets go of the file, if the device keeps one for it, in one step; the take is
   * sent like any other.
   */
  saveAsTake(
    upload: Pick<StoredUpload, 'id' | 'lastModified'>,
    context: TakeContext,
    recorded: RecordedTake,
  ): Promise<Written<StoredTake>>
}

interface UploadsDeps {
  encode: (take: RecordedTake) => Promise<EncodedTake>
  /** Notifies the sender and the log of a new take. */
  queue: (stored: Written<StoredTake>) => Promise<Written<StoredTake>>
}

export function openUploads(database: TakeDatabase, { encode, queue }: UploadsDeps): Uploads {
  return {
    list: () => database.getAll('uploads'),
    async add(upload, file) {
      const bytes = await file.arrayBuffer()
      return writeDurably(database, ['uploads', 'files'], (transaction) =>
        Promise.all([
          transaction.objectStore('uploads').put(upload),
          transaction.objectStore('files').put(bytes, upload.id),
        ]),
      )
    },
    async readFile(id) {
      const stored = await database.get('files', id)
      return stored && new Blob([stored])
    },
    change: (id, how) =>
      writeDurably(database, ['uploads'], async (transaction) => {
        const uploads = transaction.objectStore('uploads')
        const stored = await uploads.get(id)
        if (stored !== undefined) await uploads.put(how(stored))
      }),
    remove: (ids) =>
      writeDurably(database, ['uploads', 'files'], (transaction) =>
        Promise.all(
          ids.flatMap((id) => [
            transaction.objectStore('uploads').delete(id),
            transaction.objectStore('files').delete(id),
          ]),
        ),
      ),
    async saveAsTake(upload, context, recorded) {
      // Encoded before it is kept: the samples of hundreds of files would fill the device.
      const encoded = await encode(recorded)
      return queue(await save(database, upload, { context, recorded, encoded }))
    },
  }
}

interface Deps {
  context: TakeContext
  recorded: RecordedTake
  encoded: EncodedTake
}

function save(
  database: TakeDatabase,
  { id, lastModified }: Pick<StoredUpload, 'id' | 'lastModified'>,
  { context, recorded, encoded }: Deps,
): Promise<Written<StoredTake>> {
  const { sampleRate, cut } = recorded
  return writeDurably(database, ['uploads', 'files', 'takes', 'sounds'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const earlier = await takes.index('item').count([context.course, context.item])
    const take: StoredTake = {
      id,
      context,
      sampleRate,
      recordedAt: lastModified,
      cut,
      version: earlier + 1,
      state: 'on-device',
      pending: 1,
    }
    // Another tab may have made it already, and sent it.
    const made = await takes.get(id)
    if (made !== undefined) return made
    await Promise.all([
      takes.put(take),
      transaction.objectStore('sounds').put({ encoded }, id),
      transaction.objectStore('uploads').delete(id),
      transaction.objectStore('files').delete(id),
    ])
    return take
  })
}
