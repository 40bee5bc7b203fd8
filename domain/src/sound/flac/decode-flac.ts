import { BrokenFileError } from '../file-integrity.ts'
import { BitReader } from './bit-reader.ts'
import {
  bitsPerSample,
  blockTypes,
  fixedCoefficients,
  frameCrc,
  headerCrc,
  predict,
  signature,
  streamInfoBytes,
} from './flac-format.ts'
import { readRice } from './rice-code.ts'

/** What the head of a FLAC file says of it. */
export interface FlacHeader {
  readonly sampleRate: number
  readonly sampleCount: number
  /** Where the first frame begins. */
  readonly framesAt: number
}

/** Names of programs fit; pictures, cue sheets and hidden files do not. */
const mostMetadataBytes = 8192
const harmlessBlocks: readonly number[] = [
  blockTypes.padding,
  blockTypes.seekTable,
  blockTypes.comment,
]

/**
 * Reads the head of a FLAC file of one channel of 16 bits that states its length; undefined for
 * anything else. To be asked before `decodeFlac`, which takes as much memory as the head says.
 */
export function readFlacHeader(bytes: Uint8Array): FlacHeader | undefined {
  if (!signature.every((byte, at) => bytes[at] === byte)) return undefined
  try {
    return parseHeader(bytes)
  } catch (error) {
    if (error instanceof BrokenFileError) return undefined
    throw error
  }
}

/**
 * All samples of a FLAC file, or undefined where it is not whole: a checksum that is wrong, more or
 * fewer samples than its head says, or anything behind the last frame. Never decodes more than the
 * head says, however much a file claims to hold.
 */
export function decodeFlac(bytes: Uint8Array): Int16Array | undefined {
  const header = readFlacHeader(bytes)
  if (header === undefined) return undefined
  try {
    return readFrames(bytes, header)
  } catch (error) {
    if (error instanceof BrokenFileError) return undefined
    throw error
  }
}

function parseHeader(bytes: Uint8Array): FlacHeader | undefined {
  let at: number = signature.length
  let info: Omit<FlacHeader, 'framesAt'> | undefined
  for (;;) {
    const reader = new BitReader(bytes, at)
    const isLast = reader.read(1) === 1
    const type = reader.read(7)
    const length = reader.read(24)
    if (info === undefined) {
      if (type !== blockTypes.streamInfo || length !== streamInfoBytes) return undefined
      info = parseStreamInfo(reader)
      if (info === undefined) return undefined
    } else if (!harmlessBlocks.includes(type)) return undefined
    at += 4 + length
    if (at > mostMetadataBytes || at > bytes.length) return undefined
    if (isLast) return { ...info, framesAt: at }
  }
}

function parseStreamInfo(reader: BitReader): Omit<FlacHeader, 'framesAt'> | undefined {
  for (const bits of [16, 16, 24, 24]) reader.read(bits)
  const sampleRate = reader.read(20)
  const channels = reader.read(3) + 1
  const bits = reader.read(5) + 1
  const sampleCount = reader.read(18) * 2 ** 18 + reader.read(18)
  const isOurs = channels === 1 && bits === bitsPerSample && sampleRate > 0 && sampleCount > 0
  return isOurs ? { sampleRate, sampleCount } : undefined
}

function readFrames(bytes: Uint8Array, { sampleCount, framesAt }: FlacHeader): Int16Array {
  const samples = new Int16Array(sampleCount)
  let [at, decoded] = [framesAt, 0]
  while (decoded < sampleCount) {
    const reader = new BitReader(bytes, at)
    const size = readFrameHeader(reader, bytes, at)
    if (size > sampleCount - decoded) throw new BrokenFileError('There is more than was declared.')
    const block = readSubframe(reader, size)
    reader.align()
    const end = reader.position
    if (frameCrc(bytes.subarray(at, end)) !== reader.read(16)) {
      throw new BrokenFileError('A frame is damaged.')
    }
    for (const sample of block) {
      if (sample < -32_768 || sample > 32_767) throw new BrokenFileError('A sample is too large.')
    }
    samples.set(block, decoded)
    decoded += size
    at = reader.position
  }
  if (at !== bytes.length) throw new BrokenFileError('Something stands behind the last frame.')
  return samples
}

/** §9.1; answers how many samples the frame holds. */
function readFrameHeader(reader: BitReader, bytes: Uint8Array, start: number): number {
  if (reader.read(15) !== 0x7ffc) throw new BrokenFileError('No frame begins here.')
  reader.read(1)
  const sizeCode = reader.read(4)
  const rateCode = reader.read(4)
  const channels = reader.read(4)
  const bitsCode = reader.read(3)
  if (reader.read(1) !== 0 || channels !== 0 || (bitsCode !== 0 && bitsCode !== 4)) {
    throw new BrokenFileError('A frame is of another kind than its file.')
  }
  skipFrameNumber(reader)
  const size = readBlockSize(reader, sizeCode)
  if (rateCode === 12) reader.read(8)
  else if (rateCode === 13 || rateCode === 14) reader.read(16)
  else if (rateCode === 15) throw new BrokenFileError('A frame has no sample rate.')
  const end = reader.position
  if (headerCrc(bytes.subarray(start, end)) !== reader.read(8)) {
    throw new BrokenFileError('The head of a frame is damaged.')
  }
  return size
}

/** §9.1.5: like UTF-8, up to seven bytes. */
function skipFrameNumber(reader: BitReader): void {
  const ones = Math.clz32(~(reader.read(8) << 24))
  if (ones === 1 || ones > 7) throw new BrokenFileError('A frame has no number.')
  for (let byte = 1; byte < ones; byte += 1) {
    if (reader.read(8) >> 6 !== 0b10) throw new BrokenFileError('A frame has no number.')
  }
}

/** §9.1.1. */
function readBlockSize(reader: BitReader, code: number): number {
  if (code === 0) throw new BrokenFileError('A frame has no size.')
  if (code === 1) return 192
  if (code <= 5) return 144 * 2 ** code
  if (code === 6) return reader.read(8) + 1
  if (code === 7) return reader.read(16) + 1
  return 2 ** code
}

/** §9.2. */
function readSubframe(reader: BitReader, size: number): Int32Array {
  if (reader.read(1) !== 0) throw new BrokenFileError('A subframe begins wrong.')
  const type = reader.read(6)
  const wasted = reader.read(1) === 0 ? 0 : reader.readUnary(bitsPerSample) + 1
  const bits = bitsPerSample - wasted
  if (bits <= 0) throw new BrokenFileError('No bits are left for a sample.')
  const block = new Int32Array(size)
  if (type === 0) block.fill(reader.readSigned(bits))
  else if (type === 1) readVerbatim(reader, block, bits)
  else if (type >= 8 && type <= 12) readFixed(reader, block, bits, type - 8)
  else if (type >= 32) readFitted(reader, block, bits, type - 31)
  else throw new BrokenFileError('This kind of subframe is not known.')
  return wasted === 0 ? block : block.map((sample) => sample << wasted)
}

function readVerbatim(reader: BitReader, into: Int32Array, bits: number): void {
  for (let at = 0; at < into.length; at += 1) into[at] = reader.readSigned(bits)
}

function readFixed(reader: BitReader, block: Int32Array, bits: number, order: number): void {
  readWarmUp(reader, block, bits, order)
  readRice(reader, block, order)
  restore(block, { coefficients: fixedCoefficients[order] ?? [], shift: 0 })
}

function readFitted(reader: BitReader, block: Int32Array, bits: number, order: number): void {
  readWarmUp(reader, block, bits, order)
  const precision = reader.read(4) + 1
  const shift = reader.readSigned(5)
  if (precision === 16 || shift < 0) throw new BrokenFileError('A predictor is not allowed.')
  const coefficients = Array.from({ length: order }, () => reader.readSigned(precision))
  readRice(reader, block, order)
  restore(block, { coefficients, shift })
}

function readWarmUp(reader: BitReader, block: Int32Array, bits: number, order: number): void {
  if (order > block.length) throw new BrokenFileError('A predictor is longer than its block.')
  readVerbatim(reader, block.subarray(0, order), bits)
}

/** Turns residuals into samples, one after the other. */
function restore(block: Int32Array, predictor: Parameters<typeof predict>[0]): void {
  for (let at = predictor.coefficients.length; at < block.length; at += 1) {
    block[at] = (block[at] ?? 0) + predict(predictor, block, at)
  }
}
