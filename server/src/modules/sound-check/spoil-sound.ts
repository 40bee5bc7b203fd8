import {
  computePeaks,
  decodeFlac,
  encodeFlac,
  readFlacHeader,
  spoilSound,
  toFloats,
  type Flaw,
} from '@mboa/domain'
import { encodeOpus } from './heard-files.ts'

/** How what is heard of a take is to become bad; the same wish makes the same sound. */
export interface SpoilWish {
  readonly flaw: Flaw
  readonly seed: string
  /** As takes are sent, of which nothing tells a probe. */
  readonly ending: 'flac' | 'opus'
}

export interface SpoiltSound {
  readonly bytes: Uint8Array
  readonly peaks: readonly number[]
  readonly lengthMs: number
}

/** Undefined for what is no whole FLAC of ours. */
export async function spoilSoundOf(
  bytes: Uint8Array,
  { flaw, seed, ending }: SpoilWish,
): Promise<SpoiltSound | undefined> {
  const header = readFlacHeader(bytes)
  const decoded = decodeFlac(bytes)
  if (header === undefined || decoded === undefined) return undefined
  const { sampleRate } = header
  const spoilt = spoilSound(decoded, sampleRate, { flaw, seed })
  const heard = toFloats(spoilt)
  return {
    bytes: ending === 'flac' ? encodeFlac(spoilt, sampleRate) : await encodeOpus(heard, sampleRate),
    peaks: computePeaks(heard),
    lengthMs: Math.round((spoilt.length / sampleRate) * 1000),
  }
}
