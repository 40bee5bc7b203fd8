import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A larger body goes to disk. */
const maxBytesInMemory = 64 * 1024

/** A body on its way in: in memory while it is small, then in a file. */
export interface BodySpool {
  write(chunk: Uint8Array): Promise<void>
  /** All that was written. */
  readAll(): Promise<Buffer>
  close(): Promise<void>
}

/** @param folder on a disk with room, not in memory */
export function createBodySpool(folder: string): BodySpool {
  let chunks: Uint8Array[] = []
  let bytesInMemory = 0
  let bytesInFile = 0
  let file: FileHandle | undefined

  async function flush(): Promise<void> {
    file ??= await openUnnamed(folder)
    const waiting = Buffer.concat(chunks)
    chunks = []
    bytesInMemory = 0
    await file.writeFile(waiting)
    bytesInFile += waiting.byteLength
  }

  return {
    async write(chunk) {
      chunks.push(chunk)
      bytesInMemory += chunk.byteLength
      if (bytesInMemory > maxBytesInMemory) await flush()
    },
    async readAll() {
      if (file === undefined) return Buffer.concat(chunks)
      await flush()
      const whole = Buffer.allocUnsafe(bytesInFile)
      for (let read = 0; read < bytesInFile;) {
        const { bytesRead } = await file.read(whole, read, bytesInFile - read, read)
        if (bytesRead === 0) throw new Error('A spooled body is shorter than what was written.')
        read += bytesRead
      }
      return whole
    },
    async close() {
      await file?.close()
    },
  }
}

/** A file that is gone as soon as it is closed, also when its process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, `body-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}
