import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listPieces } from './repository.ts'
import type { JobInHand, WorkContext } from './job-in-hand.ts'

/** Writes the pieces of a file behind each other, where it can be read from any place; answers its path. */
export async function putTogether(
  { database, blobs }: Pick<WorkContext, 'database' | 'blobs'>,
  { job, folder, signal }: JobInHand,
): Promise<string> {
  const pieces = await listPieces(database.queries, job.id)
  const path = join(folder, 'file')
  await mkdir(folder, { recursive: true })
  async function* read() {
    for (const { sha256 } of pieces) yield* blobs.read(sha256)
  }
  await pipeline(Readable.from(read()), createWriteStream(path), { signal })
  return path
}
