import { apiPaths } from '@mboa/contract'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { findPhotoNamed, findPhotoOf, isBlobInUse, setPhoto } from './photos.repository.ts'
import { reEncodePhoto } from './re-encode-photo.ts'

export interface Photos {
  /** @param bytes a picture as a camera or another program made it */
  replace(accountId: string, bytes: Buffer): Promise<Outcome<undefined>>
  remove(accountId: string): Promise<void>
  /** A WebP, by the last part of its address. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** The account's own photo; undefined without one, or with one at Google. */
  readOf(accountId: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Lets the blob go, if nobody else has the same. To be called when its row is gone. */
  forgetBlob(blobHash: string): Promise<void>
}

export function createPhotos(parts: { database: Database; blobs: Blobs; ids: Ids }): Photos {
  const { database, blobs, ids } = parts

  async function forgetBlob(blobHash: string): Promise<void> {
    if (!(await isBlobInUse(database.queries, blobHash))) await blobs.remove(blobHash)
  }

  async function exchange(accountId: string, photo: Parameters<typeof setPhoto>[2]) {
    const old = await database.transaction(async (queries) => {
      const found = await findPhotoOf(queries, accountId)
      await setPhoto(queries, accountId, photo)
      return found
    })
    if (old !== undefined) await forgetBlob(old.blobHash)
  }

  return {
    async replace(accountId, bytes) {
      const picture = await reEncodePhoto(bytes)
      if (picture === undefined) return refuse('invalid-photo')
      const { hash: blobHash } = await blobs.put([picture])
      const name = ids.token()
      const url = apiPaths.photo.replace(':photo', name)
      await exchange(accountId, { name, blobHash, url })
      // Somebody may have let go of the same picture between the blob and the row.
      if ((await blobs.find(blobHash)) === undefined) await blobs.put([picture])
      return succeed(undefined)
    },
    remove: (accountId) => exchange(accountId, undefined),
    async read(name) {
      const photo = await findPhotoNamed(database.queries, name)
      return photo && blobs.read(photo.blobHash)
    },
    async readOf(accountId) {
      const photo = await findPhotoOf(database.queries, accountId)
      return photo && blobs.read(photo.blobHash)
    },
    forgetBlob,
  }
}
