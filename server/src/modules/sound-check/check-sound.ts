import { longestTakeMs, type TakeDescription } from '@mboa/contract'
import {
  computePeaks,
  decodeFlac,
  judgeQuality,
  playbackGainDb,
  readFlacHeader,
  toFloats,
  type SoundQuality,
} from '@mboa/domain'
import { makeHeardFiles, type HeardFiles } from './heard-files.ts'

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

/** What the server derives from an archive and stores with the take. */
export interface CheckedTake {
  readonly sound: HeardSound
  readonly files: HeardFiles
}

const slowestRate = 8_000
const fastestRate = 96_000

/**
 * Listens to an archive; undefined where it is not a whole FLAC of ours, of as many samples as
 * expected. Nothing is decoded before the head says that it is short enough.
 */
export function checkArchive(bytes: Uint8Array, expected: ExpectedArchive): HeardSound | undefined {
  const archive = decodeArchive(bytes, expected)
  return archive && listenTo(archive, expected)
}

/** Also makes the files that others hear. */
export async function checkTake(
  bytes: Uint8Array,
  expected: ExpectedArchive,
): Promise<CheckedTake | undefined> {
  const archive = decodeArchive(bytes, expected)
  if (archive === undefined) return undefined
  const files = await makeHeardFiles(archive.samples, archive.sampleRate, expected.cut)
  return { sound: listenTo(archive, expected), files }
}

interface DecodedArchive {
  readonly samples: Int16Array
  readonly sampleRate: number
}

function decodeArchive(bytes: Uint8Array, expected: ExpectedArchive): DecodedArchive | undefined {
  const header = readFlacHeader(bytes)
  if (header === undefined || header.sampleCount !== expected.sampleCount) return undefined
  const { sampleRate, sampleCount } = header
  if (sampleRate < slowestRate || sampleRate > fastestRate) return undefined
  if (sampleCount > (longestTakeMs / 1000) * sampleRate) return undefined
  if (expected.cut.end > sampleCount) return undefined
  const samples = decodeFlac(bytes)
  return samples && { samples, sampleRate }
}

function listenTo(
  { samples: archive, sampleRate }: DecodedArchive,
  { cut: { start, end }, kind }: ExpectedArchive,
): HeardSound {
  const samples = toFloats(archive)
  const cut = samples.subarray(start, end)
  return {
    sampleRate,
    quality: judgeQuality(cut, sampleRate, kind),
    gainDb: playbackGainDb(cut, sampleRate),
    peaks: computePeaks(samples),
  }
}
