import { createHash } from 'node:crypto'
import { apiPaths } from '@mboa/contract'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Blobs, StoredBlob } from '../../../platform/blobs/blobs.ts'
import { touchBlob } from '../../../platform/blobs/pending-blobs.repository.ts'
import { putBlob } from '../../../platform/blobs/put-blob.ts'
import { readWhole } from '../../../platform/blobs/read-whole.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { EncodePhoto } from './photo-encoder/photo-encoder.ts'
import { findPhotoNamed, findPhotoOf, setPhoto } from './photos.repository.ts'

export interface Photos {
  /** @param bytes a picture as a camera or another program made it */
  replace(accountId: string, bytes: Buffer): Promise<Outcome<undefined>>
  remove(accountId: string): Promise<void>
  /** A WebP, by the last part of its address. */
  find(name: string): Promise<StoredBlob | undefined>
  read: Blobs['read']
  /**
   * The account's own photo; undefined without one, or with one at Google. `missing` where its
   * file is not in the store.
   */
  readOf(accountId: string): Promise<Buffer | 'missing' | undefined>
  /**
   * Hands the file to the sweep. To be called in the transaction that removes the account, before
   * its rows go.
   */
  letGoOfFile(queries: Queries, accountId: string): Promise<void>
}

export function createPhotos(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
  encodePhoto: EncodePhoto
}): Photos {
  const { database, blobs, clock, ids, encodePhoto } = parts

  async function letGoOfFile(queries: Queries, accountId: string): Promise<void> {
    const photo = await findPhotoOf(queries, accountId)
    if (photo !== undefined) await touchBlob(queries, photo.blobHash, clock.now())
  }

  async function exchange(accountId: string, photo: Parameters<typeof setPhoto>[2]) {
    await database.transaction(async (queries) => {
      await letGoOfFile(queries, accountId)
      await setPhoto(queries, accountId, photo)
    })
  }

  return {
    async replace(accountId, bytes) {
      const picture = await encodePhoto(bytes)
      if (picture === undefined) return refuse('invalid-photo')
      const blobHash = createHash('sha256').update(picture).digest('hex')
      await putBlob({ queries: database.queries, blobs, clock }, { hash: blobHash, bytes: picture })
      const name = ids.token()
      const url = apiPaths.photo.replace(':photo', name)
      await exchange(accountId, { name, blobHash, url })
      return succeed(undefined)
    },
    remove: (accountId) => exchange(accountId, undefined),
    async find(name) {
      const photo = await findPhotoNamed(database.queries, name)
      return photo && blobs.find(photo.blobHash)
    },
    read: (hash, range) => blobs.read(hash, range),
    async readOf(accountId) {
      const photo = await findPhotoOf(database.queries, accountId)
      return photo && ((await readWhole(blobs, photo.blobHash)) ?? 'missing')
    },
    letGoOfFile,
  }
}
