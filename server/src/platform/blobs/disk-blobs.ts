import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFreeSpace } from '../free-space.ts'
import { syncFolder } from '../sync-folder.ts'
import { type Blobs, checkBlobName, markName } from './blobs.ts'
import { absent, removeOldSpools, spool } from './spool.ts'

/**
 * Blobs as files: `<folder>/ab/abcdef…`. A file appears under its name only when all its bytes
 * are on the disk.
 */
export async function openDiskBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })

  return {
    async put(content) {
      const temporary = join(incoming, randomUUID())
      try {
        const stored = await spool(temporary, content)
        const path = pathOf(folder, stored.hash)
        await mkdir(dirname(path), { recursive: true })
        await rename(temporary, path)
        await syncFolder(dirname(path))
        await syncFolder(folder)
        return stored
      } catch (error) {
        // Why it failed is what must be reported; what cannot be removed now, a sweep removes.
        await rm(temporary, { force: true }).catch(() => undefined)
        throw error
      }
    },
    async find(hash) {
      const found = await stat(pathOf(folder, hash)).catch(absent)
      return found && { hash, bytes: found.size }
    },
    // A file is opened when it is read: before, nobody would hear that it is not there.
    async *read(hash, range) {
      const bounds = range && { start: range.start, end: range.end - 1 }
      yield* createReadStream(pathOf(folder, hash), bounds) as AsyncIterable<Buffer>
    },
    remove: (hash) => rm(pathOf(folder, hash), { force: true }),
    removeLeftovers: (before) => removeOldSpools(incoming, before),
    async readMark() {
      const mark = await readFile(join(folder, markName), 'utf8').catch(absent)
      return mark?.trim()
    },
    async writeMark(mark) {
      // Whole at once: another server may be reading it.
      const path = join(incoming, randomUUID())
      await writeFile(path, `${mark}\n`, { flush: true })
      await rename(path, join(folder, markName))
      await syncFolder(folder)
    },
    async ping() {
      await access(incoming, constants.W_OK)
      await checkFreeSpace(incoming)
    },
  }
}

function pathOf(folder: string, hash: string): string {
  return join(folder, checkBlobName(hash).slice(0, 2), hash)
}
