import { encodeFlac } from '@mboa/domain'
import { encodeOpus } from './encode-opus.ts'
import type { EncodedTake, RecordedTake, SoundFile } from './encoded-take.ts'

const fullScale = 32_768

/** Makes the files of a take. Nothing is taken from the archive, nor added to it. */
export async function encodeTake(take: RecordedTake): Promise<EncodedTake> {
  const { samples, sampleRate, cut } = take
  const archive = encodeFlac(toSixteenBits(samples), sampleRate)
  const listening = await encodeOpus(samples.slice(cut.start, cut.end), sampleRate)
  return {
    archive: await describe(archive, samples.length),
    listening: listening && (await describe(listening.bytes, listening.sampleCount)),
  }
}

function toSixteenBits(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale))),
  )
}

async function describe(file: Uint8Array, sampleCount: number): Promise<SoundFile> {
  const bytes = Uint8Array.from(file)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { bytes, sha256, sampleCount }
}
