import { encodeFlac } from '@mboa/domain'
import { sha256Of } from '../sha256.ts'
import type { SoundFile } from './encoded-take.ts'

const fullScale = 32_768

/** Samples of one channel, −1 to 1, as a FLAC of 16 bits: nothing is taken from them, nor added. */
export function encodeFlacFile(samples: Float32Array, sampleRate: number): Promise<SoundFile> {
  return describeFile(encodeFlac(toSixteenBits(samples), sampleRate), samples.length)
}

function toSixteenBits(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale))),
  )
}

/** A file with what proves that it arrived. */
async function describeFile(file: Uint8Array, sampleCount: number): Promise<SoundFile> {
  const bytes = Uint8Array.from(file)
  return { bytes, sha256: await sha256Of(bytes), sampleCount }
}
