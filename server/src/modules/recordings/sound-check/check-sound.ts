import { longestTakeMs, type TakeDescription } from '@mboa/contract'
import {
  computePeaks,
  decodeFlac,
  judgeQuality,
  opusRate,
  playbackGainDb,
  readFlacHeader,
  readOggOpus,
  type SoundQuality,
} from '@mboa/domain'
import { OpusDecoder } from 'opus-decoder'

/** What the server hears in an archive; kept with the take. */
export interface HeardSound {
  readonly sampleRate: number
  readonly quality: SoundQuality
  /** With which the cut is played at −20 LUFS. */
  readonly gainDb: number
  /** Of the whole archive. */
  readonly peaks: readonly number[]
}

/** What a file must turn out to be. */
export type ExpectedArchive = Pick<TakeDescription, 'cut' | 'kind'> & { sampleCount: number }

const slowestRate = 8_000
const fastestRate = 96_000
const fullScale = 32_768

/**
 * Listens to an archive; undefined where it is not a whole FLAC of ours, of as many samples as
 * expected. Nothing is decoded before the head says that it is short enough.
 */
export function checkArchive(bytes: Uint8Array, expected: ExpectedArchive): HeardSound | undefined {
  const header = readFlacHeader(bytes)
  if (header === undefined || header.sampleCount !== expected.sampleCount) return undefined
  const { sampleRate, sampleCount } = header
  if (sampleRate < slowestRate || sampleRate > fastestRate) return undefined
  if (sampleCount > (longestTakeMs / 1000) * sampleRate) return undefined
  const { start, end } = expected.cut
  if (end > sampleCount) return undefined
  const decoded = decodeFlac(bytes)
  if (decoded === undefined) return undefined
  const samples = Float32Array.from(decoded, (sample) => sample / fullScale)
  const cut = samples.subarray(start, end)
  return {
    sampleRate,
    quality: judgeQuality(cut, sampleRate, expected.kind),
    gainDb: playbackGainDb(cut, sampleRate),
    peaks: computePeaks(samples),
  }
}

/** True where it is a whole Ogg Opus of ours, of as many samples as expected, that can be played. */
export async function checkListeningCopy(
  bytes: Uint8Array,
  expected: { sampleCount: number },
): Promise<boolean> {
  const stream = readOggOpus(bytes)
  if (stream === undefined || stream.sampleCount !== expected.sampleCount) return false
  if (stream.sampleCount > (longestTakeMs / 1000) * opusRate) return false
  const decoder = new OpusDecoder({ channels: 1 })
  try {
    await decoder.ready
    const { errors, samplesDecoded } = decoder.decodeFrames([...stream.packets])
    return errors.length === 0 && samplesDecoded >= stream.preSkip + stream.sampleCount
  } finally {
    decoder.free()
  }
}
