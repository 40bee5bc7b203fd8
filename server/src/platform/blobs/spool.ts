import { createHash } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredBlob } from './blobs.ts'

/** Writes the content to a new file, durably, and answers what it is named by. */
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

/** Removes files of a folder of spools that nobody has written to since the instant; epoch ms. */
export async function removeOldSpools(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(absent)
    if (found !== undefined && found.mtimeMs < before) await rm(path, { force: true })
  }
}

/** Another server may have finished with it just now. */
export function absent(error: unknown): undefined {
  if (!isAbsence(error)) throw error
}

export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
