import type { Blobs } from '../../platform/blobs/blobs.ts'
import { getWhole } from '../../platform/blobs/whole-blobs.ts'

/** A listening copy of ten seconds; archives, which few ask for, would take the room of all others. */
export const longestHeldBytes = 64 * 1024
const heldBytes = 16 * 1024 * 1024

/**
 * The small files that were asked for last, in memory: they never change, and from a disk each takes
 * five ways through the system. Whether somebody may hear one is asked before, each time.
 */
export interface HeldClips {
  /** All of a file that is known to be small. @throws UnavailableError where the store has lost it */
  read(hash: string): Promise<Uint8Array<ArrayBuffer>>
}

/** @param room bytes of all that it holds */
export function createHeldClips(blobs: Blobs, room = heldBytes): HeldClips {
  /** The one asked for last at the end. */
  const held = new Map<string, Buffer<ArrayBuffer>>()
  let bytes = 0

  function hold(hash: string, content: Buffer<ArrayBuffer>): void {
    if (held.has(hash)) return
    held.set(hash, content)
    bytes += content.byteLength
    for (const [oldest, { byteLength }] of held) {
      if (bytes <= room) return
      held.delete(oldest)
      bytes -= byteLength
    }
  }

  return {
    async read(hash) {
      const known = held.get(hash)
      if (known !== undefined) {
        held.delete(hash)
        held.set(hash, known)
        return known
      }
      const content = await getWhole(blobs, hash)
      // Of its own: what a stream gives may be a part of something larger, which would stay as well.
      const own = Buffer.from(Uint8Array.from(content).buffer)
      hold(hash, own)
      return own
    },
  }
}
