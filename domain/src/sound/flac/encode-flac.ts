import { BitWriter } from './bit-writer.ts'
import {
  bitsPerSample,
  blockTypes,
  fixedCoefficients,
  frameCrc,
  headerCrc,
  rateCodes,
  signature,
  streamInfoBytes,
  type Predictor,
} from './flac-format.ts'
import { coefficientBits, fitPredictors } from './linear-prediction.ts'
import { planRice, writeRice, type RicePlan } from './rice-code.ts'

const blockSize = 4096
/** Orders tried besides the fixed predictors; more of them gain less than one part in a hundred. */
const fittedOrders = [8, 12]

/**
 * A FLAC file (RFC 9639) of one channel of 16 bits: every sample comes back as it was.
 * @example encodeFlac(samples, 48_000) // about half the size of the samples for speech
 */
export function encodeFlac(samples: Int16Array, sampleRate: number): Uint8Array {
  const writer = new BitWriter()
  for (const byte of signature) writer.write(byte, 8)
  writeStreamInfo(writer, samples.length, sampleRate)
  for (let frame = 0; frame * blockSize < samples.length; frame += 1) {
    const start = frame * blockSize
    writeFrame(writer, samples.subarray(start, start + blockSize), frame, sampleRate)
  }
  return writer.bytesFrom(0).slice()
}

/** §8.2, the only metadata block. Sizes of frames and the MD5 are 0: not known. */
function writeStreamInfo(writer: BitWriter, sampleCount: number, sampleRate: number): void {
  writer.write(0x80 | blockTypes.streamInfo, 8)
  writer.write(streamInfoBytes, 24)
  writer.write(blockSize, 16)
  writer.write(blockSize, 16)
  writer.write(0, 24)
  writer.write(0, 24)
  writer.write(sampleRate, 20)
  writer.write(0, 3)
  writer.write(bitsPerSample - 1, 5)
  writer.write(Math.floor(sampleCount / 2 ** 18), 18)
  writer.write(sampleCount % 2 ** 18, 18)
  for (let byte = 0; byte < 16; byte += 1) writer.write(0, 8)
}

function writeFrame(writer: BitWriter, block: Int16Array, frame: number, sampleRate: number): void {
  const start = writer.length
  writer.write(0xfff8, 16)
  const isWhole = block.length === blockSize
  writer.write(isWhole ? Math.log2(blockSize) : 7, 4)
  writer.write(rateCodes.get(sampleRate) ?? 0, 4)
  writer.write(0, 4)
  writer.write(0b1000, 4)
  writeFrameNumber(writer, frame)
  if (!isWhole) writer.write(block.length - 1, 16)
  writer.write(headerCrc(writer.bytesFrom(start)), 8)
  writeSubframe(writer, block)
  writer.align()
  writer.write(frameCrc(writer.bytesFrom(start)), 16)
}

/** §9.1.5: like UTF-8. Two bytes count far beyond what a take may last. */
function writeFrameNumber(writer: BitWriter, frame: number): void {
  if (frame < 0x80) {
    writer.write(frame, 8)
    return
  }
  if (frame >= 0x800) throw new RangeError('Too many samples for a take.')
  writer.write(0xc0 | (frame >> 6), 8)
  writer.write(0x80 | (frame & 0x3f), 8)
}

/** §9.2: as a constant, by the cheapest predictor, or as it is. */
function writeSubframe(writer: BitWriter, block: Int16Array): void {
  if (block.every((sample) => sample === block[0])) {
    writer.write(0, 8)
    writer.write(block[0] ?? 0, bitsPerSample)
    return
  }
  const best = cheapestWay(block)
  if (best === undefined) {
    writer.write(1 << 1, 8)
    for (const sample of block) writer.write(sample, bitsPerSample)
    return
  }
  const { coefficients, shift } = best.predictor
  const order = coefficients.length
  writer.write((best.isFitted ? 0x20 | (order - 1) : 0x08 | order) << 1, 8)
  for (const sample of block.subarray(0, order)) writer.write(sample, bitsPerSample)
  if (best.isFitted) {
    writer.write(coefficientBits - 1, 4)
    writer.write(shift, 5)
    for (const coefficient of coefficients) writer.write(coefficient, coefficientBits)
  }
  writeRice(writer, best.residuals, order, best.plan)
}

interface Way {
  readonly predictor: Predictor
  readonly isFitted: boolean
  readonly residuals: Int32Array
  readonly plan: RicePlan
  readonly bits: number
}

function cheapestWay(block: Int16Array): Way | undefined {
  const ways: Way[] = []
  let differences = Int32Array.from(block)
  for (const coefficients of fixedCoefficients) {
    // What a predictor of the next order leaves is the difference of what that of this order does.
    if (coefficients.length > 0) differences = differencesOf(differences)
    ways.push(weigh({ coefficients, shift: 0 }, false, differences))
  }
  for (const predictor of fitPredictors(block, fittedOrders)) {
    ways.push(weigh(predictor, true, residualsOf(block, predictor)))
  }
  return ways
    .filter(({ predictor, bits }) => {
      return predictor.coefficients.length < block.length && bits < block.length * bitsPerSample
    })
    .sort((a, b) => a.bits - b.bits)[0]
}

function weigh(predictor: Predictor, isFitted: boolean, residuals: Int32Array): Way {
  const order = predictor.coefficients.length
  const plan = planRice(residuals, order)
  const own = order * bitsPerSample + (isFitted ? 9 + order * coefficientBits : 0)
  return { predictor, isFitted, residuals, plan, bits: plan.bits + own }
}

function differencesOf(values: Int32Array): Int32Array<ArrayBuffer> {
  const differences = new Int32Array(Math.max(0, values.length - 1))
  for (let at = 0; at < differences.length; at += 1) {
    differences[at] = (values[at + 1] ?? 0) - (values[at] ?? 0)
  }
  return differences
}

function residualsOf(block: Int16Array, { coefficients, shift }: Predictor): Int32Array {
  const order = coefficients.length
  const residuals = new Int32Array(Math.max(0, block.length - order))
  const weights = Int32Array.from(coefficients)
  const unit = 2 ** shift
  for (let at = order; at < block.length; at += 1) {
    let sum = 0
    for (let nth = 0; nth < order; nth += 1) sum += (weights[nth] ?? 0) * (block[at - 1 - nth] ?? 0)
    residuals[at - order] = (block[at] ?? 0) - Math.floor(sum / unit)
  }
  return residuals
}
