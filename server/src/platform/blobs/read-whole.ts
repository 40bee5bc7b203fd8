import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Blobs } from './blobs.ts'

/** All of a blob that is known to be small; undefined where the store has it not. */
export async function readWhole(blobs: Blobs, hash: string): Promise<Buffer | undefined> {
  if ((await blobs.find(hash)) === undefined) return undefined
  return buffer(Readable.from(blobs.read(hash)))
}
