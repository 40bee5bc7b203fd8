import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { Blobs } from './blobs.ts'
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
