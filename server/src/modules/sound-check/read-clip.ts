import { longestTakeMs } from '@mboa/contract'
import {
  computePeaks,
  decodeFlac,
  decodeWav,
  encodeFlac,
  findSpoken,
  judgeQuality,
  playbackGainDb,
  readFlacHeader,
  readMp3Header,
  readWavHeader,
  toFloats,
  toSixteenBits,
} from '@mboa/domain'
import type { MPEGDecoder } from 'mpg123-decoder'
import type { HeardSound } from './check-sound.ts'
import { makeHeardFiles, type HeardFiles } from './heard-files.ts'

/** What clips that others recorded come as. */
export const clipEndings = ['mp3', 'flac', 'wav'] as const
export type ClipEnding = (typeof clipEndings)[number]

/** Returns what a sound is by its first bytes: recorders and phones name files as they like. */
export function endingOf(head: Uint8Array): ClipEnding {
  const sign = String.fromCharCode(...head.subarray(0, 4))
  if (sign === 'fLaC') return 'flac'
  return sign === 'RIFF' || sign === 'RF64' ? 'wav' : 'mp3'
}

export interface Clip {
  readonly bytes: Uint8Array
  readonly ending: ClipEnding
  readonly kind: 'word' | 'sentence'
  /** Of an MP3 that was cut out of a longer one: how much of it is the clip, and how much is after. */
  readonly part?: { readonly count: number; readonly after: number }
}

/** Why a clip is refused, as an English sentence without a full stop. */
export const clipFlaws = {
  'no-sound': 'it is no whole MP3, WAV, or FLAC of one channel: another file, or it breaks off',
  undecodable: 'it cannot be decoded',
  'too-long': `it is longer than ${longestTakeMs / 1000} seconds`,
  silent: 'nothing is heard in it',
} as const
export type ClipFlaw = keyof typeof clipFlaws

export type VerifiedClip =
  | { readonly flaw: ClipFlaw }
  | {
      readonly flaw: undefined
      readonly durationMs: number
      /** Of a file without compression, or of a part of one: the same, as it is kept. */
      readonly flac: Uint8Array | undefined
    }

/** The files of a take made of a clip. */
export interface PlayableClip {
  readonly sound: HeardSound
  readonly sampleCount: number
  /** What is heard of the archive. */
  readonly cut: { readonly start: number; readonly end: number }
  readonly archive: Uint8Array
  readonly files: HeardFiles
}

const slowestRate = 8_000
const fastestRate = 96_000
/** −50 dBFS: no voice that anybody recorded is as quiet. */
const silence = 0.003

/** Decodes the whole clip. Nothing is decoded before its head says that it is short enough. */
export async function verifyClip(clip: Clip): Promise<VerifiedClip> {
  const decoded = await decodeClip(clip)
  if (typeof decoded === 'string') return { flaw: decoded }
  const { samples, sampleRate } = decoded
  if (samples.every((sample) => Math.abs(sample) < silence)) return { flaw: 'silent' }
  const durationMs = Math.round((samples.length / sampleRate) * 1000)
  const isKeptAnew = clip.ending === 'wav' || clip.part !== undefined
  const flac = isKeptAnew ? encodeFlac(toSixteenBits(samples), sampleRate) : undefined
  return { flaw: undefined, durationMs, flac }
}

/** What learners and reviewers play of a clip that was verified; undefined where it is whole no more. */
export async function convertClip(clip: Clip): Promise<PlayableClip | undefined> {
  const decoded = await decodeClip(clip)
  if (typeof decoded === 'string') return undefined
  const { samples, sampleRate } = decoded
  const spoken = findSpoken(samples, sampleRate, clip.kind)
  const { start, end } = spoken?.cut ?? { start: 0, end: samples.length }
  const heard = samples.subarray(start, end)
  const archived = toSixteenBits(samples)
  const archive = clip.ending === 'flac' ? clip.bytes : encodeFlac(archived, sampleRate)
  return {
    sound: {
      sampleRate,
      quality: judgeQuality(heard, sampleRate, clip.kind),
      gainDb: playbackGainDb(heard, sampleRate),
      peaks: computePeaks(samples),
    },
    sampleCount: samples.length,
    cut: { start, end },
    archive,
    files: await makeHeardFiles(archived, sampleRate, { start, end }),
  }
}

interface Decoded {
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
}

async function decodeClip({ bytes, ending, part }: Clip): Promise<Decoded | ClipFlaw> {
  const head = readHead(bytes, ending)
  if (head === undefined) return 'no-sound'
  const { sampleRate, sampleCount } = head
  if (sampleRate < slowestRate || sampleRate > fastestRate || sampleCount === 0) return 'no-sound'
  const longest = (longestTakeMs / 1000) * sampleRate
  if ((part?.count ?? sampleCount) > longest || sampleCount > longest + sampleRate) {
    return 'too-long'
  }
  const samples = await head.decode()
  if (samples === undefined) return 'undecodable'
  if (part === undefined) return { samples, sampleRate }
  // Counted from the end: decoders leave out first frames whose borrowed bits are missing.
  const end = samples.length - part.after
  return end < part.count
    ? 'undecodable'
    : { samples: samples.slice(end - part.count, end), sampleRate }
}

interface Head {
  readonly sampleRate: number
  readonly sampleCount: number
  readonly decode: () => Promise<Float32Array<ArrayBuffer> | undefined>
}

function readHead(bytes: Uint8Array, ending: ClipEnding): Head | undefined {
  if (ending === 'mp3') {
    const head = readMp3Header(bytes)
    return head && { ...head, decode: () => decodeMp3(bytes, head) }
  }
  if (ending === 'flac') {
    const head = readFlacHeader(bytes)
    const decode = () => {
      const decoded = decodeFlac(bytes)
      return Promise.resolve(decoded && toFloats(decoded))
    }
    return head && { sampleRate: head.sampleRate, sampleCount: head.sampleCount, decode }
  }
  const head = readWavHeader(bytes)
  if (head === undefined || head.dataStart + head.dataBytes > bytes.length) return undefined
  const { sampleRate, channels, bits, dataStart, dataBytes } = head
  const sampleCount = Math.floor(dataBytes / ((bits / 8) * channels))
  const decode = () =>
    Promise.resolve(
      Float32Array.from(decodeWav(bytes.subarray(dataStart, dataStart + dataBytes), head)),
    )
  return { sampleRate, sampleCount, decode }
}

/** One for all clips of this thread: compiling it takes longer than a clip. */
let mpg123: Promise<MPEGDecoder> | undefined

async function startMpg123(): Promise<MPEGDecoder> {
  const { MPEGDecoder: Mpg123 } = await import('mpg123-decoder')
  const decoder = new Mpg123()
  await decoder.ready
  return decoder
}

/** Its channels mixed into one. */
async function decodeMp3(
  bytes: Uint8Array,
  { sampleRate: expected }: { sampleRate: number },
): Promise<Float32Array<ArrayBuffer> | undefined> {
  const decoder = await (mpg123 ??= startMpg123())
  try {
    await decoder.reset()
    const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(bytes)
    const [left, right] = channelData
    if (errors.length > 0 || samplesDecoded === 0 || sampleRate !== expected) return undefined
    return left && mix(left, right ?? left)
  } catch (error) {
    // The file has led it where it must not go: it says nothing true any more.
    if (!(error instanceof Error) || error.name !== 'RuntimeError') throw error
    mpg123 = undefined
    return undefined
  }
}

/** By a loop: `Float32Array.from` takes twice as long as decoding does. */
function mix(left: Float32Array, right: Float32Array): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(left.length)
  for (let at = 0; at < left.length; at += 1) {
    mixed[at] = ((left[at] ?? 0) + (right[at] ?? 0)) / 2
  }
  return mixed
}
