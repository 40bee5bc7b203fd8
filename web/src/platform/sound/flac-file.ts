import { encodeFlac, toSixteenBits } from '@mboa/domain'
import { sha256Of } from '../sha256.ts'
import type { SoundFile } from './encoded-take.ts'

/** Samples of one channel, −1 to 1, as a FLAC of 16 bits: nothing is taken from them, nor added. */
export function encodeFlacFile(samples: Float32Array, sampleRate: number): Promise<SoundFile> {
  return describeFile(encodeFlac(toSixteenBits(samples), sampleRate), samples.length)
}

/** A file with what proves that it arrived. */
async function describeFile(file: Uint8Array, sampleCount: number): Promise<SoundFile> {
  const bytes = Uint8Array.from(file)
  return { bytes, sha256: await sha256Of(bytes), sampleCount }
}
