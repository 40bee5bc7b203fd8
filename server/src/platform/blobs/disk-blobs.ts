import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFreeSpace } from '../free-space.ts'
import { syncFolder } from '../sync-folder.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { type Blobs, checkBlobName, markName } from './blobs.ts'
import { absent, isAbsence, removeOldSpools, spool } from './spool.ts'

/**
 * Blobs as files: `<folder>/ab/abcdef…`. A file appears under its name only when all its bytes
 * are on the disk.
 */
export async function openDiskBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })

  /** Undefined for a file that is not in the store. @throws UnavailableError where the store is away */
  async function absentHere(error: unknown): Promise<undefined> {
    absent(error)
    await access(incoming).catch((cause: unknown) => {
      throw new UnavailableError(`There is no store of files in ${folder}.`, {
        shortage: 'store',
        cause,
      })
    })
  }

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
        if (isAbsence(error)) await absentHere(error)
        throw error
      }
    },
    async find(hash) {
      const found = await stat(pathOf(folder, hash)).catch(absentHere)
      return found && { hash, bytes: found.size }
    },
    // A file is opened when it is read: before, nobody would hear that it is not there.
    async *read(hash, range) {
      const bounds = range && { start: range.start, end: range.end - 1 }
      try {
        yield* createReadStream(pathOf(folder, hash), bounds) as AsyncIterable<Buffer>
      } catch (error) {
        if (isAbsence(error)) await absentHere(error)
        throw error
      }
    },
    async remove(hash) {
      await rm(pathOf(folder, hash)).catch(absentHere)
    },
    async removeLeftovers(before) {
      await removeOldSpools(incoming, before).catch(absentHere)
    },
    async readMark() {
      const mark = await readFile(join(folder, markName), 'utf8').catch(absentHere)
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
      await access(incoming, constants.W_OK).catch(absentHere)
      await checkFreeSpace(incoming)
    },
  }
}

function pathOf(folder: string, hash: string): string {
  return join(folder, checkBlobName(hash).slice(0, 2), hash)
}
