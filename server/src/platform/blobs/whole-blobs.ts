import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Blobs, StoredBlob } from './blobs.ts'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { touchBlob } from './pending-blobs.repository.ts'

/**
 * Writes a file that is about to have a row, and notes it before: whatever happens in between, the
 * sweep sees it.
 * @param file the bytes with their SHA-256
 */
export async function putBlob(
  parts: { queries: Queries; blobs: Blobs; clock: Clock },
  file: { hash: string; bytes: Uint8Array },
): Promise<void> {
  if (!(await touchBlob(parts.queries, file.hash, parts.clock.now()))) {
    throw new UnavailableError('This very file is being removed.')
  }
  await parts.blobs.put([file.bytes])
}

/** How many are written beside each other: each waits for the disk alone. */
const filesAtOnce = 8

/** The same for many, noted in one transaction. */
export async function putBlobs(
  { database, blobs, clock }: { database: Database; blobs: Blobs; clock: Clock },
  files: readonly { hash: string; bytes: Uint8Array }[],
): Promise<void> {
  await database.transaction(async (queries) => {
    for (const { hash } of files) {
      if (await touchBlob(queries, hash, clock.now())) continue
      throw new UnavailableError('This very file is being removed.')
    }
  })
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const some = files.slice(from, from + filesAtOnce)
    await Promise.all(some.map(({ bytes }) => blobs.put([bytes])))
  }
}

/** A file that a row holds. @throws UnavailableError where the store has lost it: it is not deleted */
export async function getBlob(blobs: Blobs, hash: string): Promise<StoredBlob> {
  return (await blobs.find(hash)) ?? lost(hash)
}

/** All of a small file that a row holds. @throws as `getBlob` */
export async function getWhole(blobs: Blobs, hash: string): Promise<Buffer> {
  return (await readWhole(blobs, hash)) ?? lost(hash)
}

function lost(hash: string): never {
  throw new UnavailableError(`The store of files has lost ${hash}.`, { shortage: 'store' })
}

/** All of a blob that is known to be small; undefined where the store has it not. */
export async function readWhole(blobs: Blobs, hash: string): Promise<Buffer | undefined> {
  if ((await blobs.find(hash)) === undefined) return undefined
  return buffer(Readable.from(blobs.read(hash)))
}
