import { stat } from 'node:fs/promises'
import { FormatError } from '@mboa/formats'
import { measureDisk } from '../../../../../server/src/platform/free-space.ts'

/** Hundreds of hours; an archive that is larger is unpacked by hand. */
const maxBytes = 50_000_000_000
/** Sound compresses to a half and tables to a tenth; a higher ratio is suspicious. */
const maxExpansion = 20
/** A small archive may be a table that repeats itself. */
const minBytes = 10_000_000

/** Limits the unpacked size of an archive, counted before each file is written. */
export interface UnpackingRoom {
  /** @throws FormatError where so many bytes more are too many */
  use(bytes: number): void
  /** Passes the content on and counts its bytes. */
  counted(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
}

/** In proportion to the archive, and no more than half of what the disk has free. */
export async function measureUnpackingRoom(
  archive: string,
  folder: string,
): Promise<UnpackingRoom> {
  const [{ size }, { freeBytes }] = await Promise.all([stat(archive), measureDisk(folder)])
  const ofArchive = Math.min(maxBytes, Math.max(minBytes, maxExpansion * size))
  const ofDisk = freeBytes / 2
  let left = Math.min(ofArchive, ofDisk)
  const message =
    ofDisk < ofArchive
      ? 'the server has no room to unpack it: import it in parts'
      : 'unpacked it is far larger than an archive of sounds: unpack it'
  const room: UnpackingRoom = {
    use(bytes) {
      left -= bytes
      if (left < 0) throw new FormatError(message, 1, 'too-large')
    },
    async *counted(content) {
      for await (const chunk of content) {
        room.use(chunk.byteLength)
        yield chunk
      }
    },
  }
  return room
}
