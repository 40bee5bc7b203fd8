import {
  computePeaks,
  decodeFlac,
  encodeFlac,
  readFlacHeader,
  resample,
  spoilSound,
  type Flaw,
} from '@mboa/domain'

type Cut = Readonly<{ start: number; end: number }>

/** What of an archive is to become bad, and how; the same wish makes the same sound. */
export interface SpoilWish {
  readonly cut: Cut
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
const reviewRate = 24_000
const fullScale = 32_768

/** What is heard of an archive, as FLAC. Undefined for what is no whole FLAC of ours. */
export function cutArchive(bytes: Uint8Array, cut: Cut): Uint8Array | undefined {
  return encodePart(bytes, (samples) => samples.slice(cut.start, cut.end))?.bytes
}

/** Undefined for what is no whole FLAC of ours. */
export function spoilArchive(
  bytes: Uint8Array,
  { cut, flaw, seed }: SpoilWish,
): SpoiltSound | undefined {
  const encoded = encodePart(bytes, (samples, sampleRate) => {
    return spoilSound(samples.slice(cut.start, cut.end), sampleRate, { flaw, seed })
  })
  if (encoded === undefined) return undefined
  const { bytes: spoilt, heard, rate } = encoded
  return {
    bytes: spoilt,
    peaks: computePeaks(heard),
    lengthMs: Math.round((heard.length / rate) * 1000),
  }
}

/** Takes and what is made bad of them go the same way. */
function encodePart(
  bytes: Uint8Array,
  partOf: (samples: Int16Array, sampleRate: number) => Int16Array,
) {
  const header = readFlacHeader(bytes)
  const decoded = decodeFlac(bytes)
  if (header === undefined || decoded === undefined) return undefined
  const { sampleRate } = header
  const rate = Math.min(sampleRate, reviewRate)
  const heard = resample(
    Float32Array.from(partOf(decoded, sampleRate), (sample) => sample / fullScale),
    sampleRate,
    rate,
  )
  const samples = Int16Array.from(heard, (sample) =>
    Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale))),
  )
  return { bytes: encodeFlac(samples, rate), heard, rate }
}
