import { BrokenFileError } from '../file-integrity.ts'
import type { BitReader } from './bit-reader.ts'
import type { BitWriter } from './bit-writer.ts'

/** §9.2.7: numbers in partitions of equal size, each with a parameter of its own. */
export interface RicePlan {
  readonly partitionOrder: number
  readonly parameters: readonly number[]
  /** What the code takes, but for rounding. */
  readonly bits: number
}

const largestPartitionOrder = 6
/** 15 means numbers that are not coded; only the reader takes those. */
const largestParameter = 14
/** Larger residuals do not come from 16 bits. */
const largestQuotient = 2 ** 20

/** The cheapest plan for the residuals of a block that starts with `order` uncoded samples. */
export function planRice(residuals: Int32Array, order: number): RicePlan {
  const blockSize = residuals.length + order
  let finest = 0
  while (finest < largestPartitionOrder && isDivided(blockSize, finest + 1, order)) finest += 1
  let sums = sumPartitions(residuals, order, blockSize, finest)
  let best = planPartitions(sums, order, blockSize)
  while (sums.length > 1) {
    sums = Float64Array.from({ length: sums.length / 2 }, (_, at) => {
      return (sums[2 * at] ?? 0) + (sums[2 * at + 1] ?? 0)
    })
    const plan = planPartitions(sums, order, blockSize)
    // Of plans that take as much, the one with the fewest partitions.
    if (plan.bits <= best.bits) best = plan
  }
  return best
}

function isDivided(blockSize: number, partitionOrder: number, order: number): boolean {
  const size = blockSize / 2 ** partitionOrder
  return Number.isInteger(size) && size > order
}

/** The sums of the folded residuals of each partition. */
function sumPartitions(
  residuals: Int32Array,
  order: number,
  blockSize: number,
  partitionOrder: number,
): Float64Array {
  const sums = new Float64Array(2 ** partitionOrder)
  const size = blockSize / sums.length
  for (let partition = 0; partition < sums.length; partition += 1) {
    const end = (partition + 1) * size - order
    let sum = 0
    for (let at = Math.max(0, partition * size - order); at < end; at += 1) {
      sum += fold(residuals[at] ?? 0)
    }
    sums[partition] = sum
  }
  return sums
}

function planPartitions(sums: Float64Array, order: number, blockSize: number): RicePlan {
  const parameters: number[] = []
  const size = blockSize / sums.length
  let bits = 6
  for (const [partition, sum] of sums.entries()) {
    const { parameter, cost } = cheapestParameter(sum, partition === 0 ? size - order : size)
    parameters.push(parameter)
    bits += 4 + cost
  }
  return { partitionOrder: Math.log2(sums.length), parameters, bits }
}

function cheapestParameter(sum: number, count: number): { parameter: number; cost: number } {
  let best = { parameter: 0, cost: Infinity }
  for (let parameter = 0; parameter <= largestParameter; parameter += 1) {
    const cost = count * (1 + parameter) + sum / 2 ** parameter
    if (cost < best.cost) best = { parameter, cost }
  }
  return best
}

export function writeRice(
  writer: BitWriter,
  residuals: Int32Array,
  order: number,
  { partitionOrder, parameters }: RicePlan,
): void {
  writer.write(0, 2)
  writer.write(partitionOrder, 4)
  const size = (residuals.length + order) / 2 ** partitionOrder
  parameters.forEach((parameter, partition) => {
    writer.write(parameter, 4)
    const start = Math.max(0, partition * size - order)
    for (const residual of residuals.subarray(start, (partition + 1) * size - order)) {
      const folded = fold(residual)
      writer.writeUnary(folded >>> parameter)
      writer.write(folded, parameter)
    }
  })
}

/** Reads the residuals of a block into `into`, from `order` on. */
export function readRice(reader: BitReader, into: Int32Array, order: number): void {
  const method = reader.read(2)
  if (method > 1) throw new BrokenFileError('This residual coding is not known.')
  const parameterBits = method === 0 ? 4 : 5
  const partitions = 2 ** reader.read(4)
  const size = into.length / partitions
  if (!Number.isInteger(size) || size < order) throw new BrokenFileError('Partitions do not fit.')
  let at = order
  for (let partition = 1; partition <= partitions; partition += 1) {
    const parameter = reader.read(parameterBits)
    const isUncoded = parameter === 2 ** parameterBits - 1
    const uncodedBits = isUncoded ? reader.read(5) : 0
    for (; at < partition * size; at += 1) {
      into[at] = isUncoded ? reader.readSigned(uncodedBits) : readResidual(reader, parameter)
    }
  }
}

function readResidual(reader: BitReader, parameter: number): number {
  const quotient = reader.readUnary(largestQuotient)
  const low =
    parameter > 16 ? reader.read(parameter - 16) * 65_536 + reader.read(16) : reader.read(parameter)
  const folded = quotient * 2 ** parameter + low
  return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
}

/** Whole numbers as natural ones: 0, −1, 1, −2 … */
function fold(residual: number): number {
  return residual >= 0 ? residual * 2 : -residual * 2 - 1
}
