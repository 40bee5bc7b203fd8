import { open } from 'node:fs/promises'
import { fileHeadBytes } from '@mboa/domain/file-kinds/find-file-kind'

/** Reads the part of a file that tells what it is. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(fileHeadBytes), 0, fileHeadBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
