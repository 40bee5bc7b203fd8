import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { StoredBlob } from './blobs.ts'

/** Writes the content to a new file, durably, and tells what it is named by. */
export async function spool(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StoredBlob> {
  const file = await open(path, 'wx')
  const digest = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of content) {
      digest.update(chunk)
      bytes += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { hash: digest.digest('hex'), bytes }
}
