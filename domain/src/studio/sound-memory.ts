import type { Segment } from '../sound/activity.ts'

/** The newest sound of a microphone, by the number of each sample since it was opened. */
export interface SoundMemory {
  /** How many samples were ever given. */
  readonly length: number
  /** The number of the first sample that is still remembered. */
  readonly start: number
  append(samples: Float32Array<ArrayBuffer>): void
  /** What is still remembered of a stretch, as one piece. */
  read(stretch: Segment): Float32Array<ArrayBuffer>
  /** Forgets what lies before a sample, a block at a time. */
  forget(before: number): void
}

/** @example const memory = createSoundMemory(); memory.append(block); memory.read({ start: 0, end: 480 }) */
export function createSoundMemory(): SoundMemory {
  const blocks: { start: number; samples: Float32Array<ArrayBuffer> }[] = []
  let length = 0
  return {
    get length() {
      return length
    },
    get start() {
      return blocks[0]?.start ?? length
    },
    append(samples) {
      blocks.push({ start: length, samples })
      length += samples.length
    },
    read({ start, end }) {
      const from = Math.max(start, blocks[0]?.start ?? length)
      const piece = new Float32Array(Math.max(0, Math.min(end, length) - from))
      for (const block of blocks) {
        const first = Math.max(0, from - block.start)
        const last = Math.min(block.samples.length, end - block.start)
        if (first < last) piece.set(block.samples.subarray(first, last), block.start + first - from)
      }
      return piece
    },
    forget(before) {
      for (;;) {
        const [oldest] = blocks
        if (oldest === undefined || oldest.start + oldest.samples.length > before) return
        blocks.shift()
      }
    },
  }
}
