import { readdir } from 'node:fs/promises'
import type { World } from './world.ts'

/** The hashes of all blobs that stand as files. */
export async function listBlobs({
  blobsFolder,
}: Pick<World, 'blobsFolder'>): Promise<readonly string[]> {
  const names = await readdir(blobsFolder, { recursive: true })
  return names
    .map((name) => name.slice(-64))
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .sort()
}
