import {
  computePeaks,
  decodeFlac,
  encodeFlac,
  readFlacHeader,
  resample,
  spoilSound,
  type Flaw,
} from '@mboa/domain'

/** What of an archive is to become bad, and how; the same wish makes the same sound. */
export interface SpoilWish {
  readonly cut: { readonly start: number; readonly end: number }
  readonly flaw: Flaw
  readonly seed: string
}

export interface SpoiltSound {
  /** FLAC, whole what is heard. */
  readonly bytes: Uint8Array
  readonly peaks: readonly number[]
  readonly lengthMs: number
}

/** A voice loses nothing above it that a phone would play, and half of the bytes are saved. */
const spoiltRate = 24_000
const fullScale = 32_768

/** Undefined for what is no whole FLAC of ours. */
export function spoilArchive(
  bytes: Uint8Array,
  { cut, flaw, seed }: SpoilWish,
): SpoiltSound | undefined {
  const header = readFlacHeader(bytes)
  const decoded = decodeFlac(bytes)
  if (header === undefined || decoded === undefined) return undefined
  const { sampleRate } = header
  const spoilt = spoilSound(decoded.slice(cut.start, cut.end), sampleRate, { flaw, seed })
  const rate = Math.min(sampleRate, spoiltRate)
  const heard = resample(
    Float32Array.from(spoilt, (sample) => sample / fullScale),
    sampleRate,
    rate,
  )
  const samples = Int16Array.from(heard, (sample) =>
    Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale))),
  )
  return {
    bytes: encodeFlac(samples, rate),
    peaks: computePeaks(heard),
    lengthMs: Math.round((samples.length / rate) * 1000),
  }
}
