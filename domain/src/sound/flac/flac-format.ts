import { createCrc } from '../file-integrity.ts'

/** RFC 9639, for what is kept here: one channel of 16 bits. */
export const signature = [0x66, 0x4c, 0x61, 0x43] as const // "fLaC"
export const bitsPerSample = 16
export const streamInfoBytes = 34
export const blockTypes = { streamInfo: 0, padding: 1, seekTable: 3, comment: 4 } as const

/** §9.1.8 and §9.3. */
export const headerCrc = createCrc(8, 0x07)
export const frameCrc = createCrc(16, 0x8005)

/** §9.1.2: sample rates with a code of their own, in Hz. */
export const rateCodes: ReadonlyMap<number, number> = new Map([
  [88_200, 1],
  [176_400, 2],
  [192_000, 3],
  [8_000, 4],
  [16_000, 5],
  [22_050, 6],
  [24_000, 7],
  [32_000, 8],
  [44_100, 9],
  [48_000, 10],
  [96_000, 11],
])

/** §9.2.5: what predicts a sample from those before it, by order. */
export const fixedCoefficients: readonly (readonly number[])[] = [
  [],
  [1],
  [2, -1],
  [3, -3, 1],
  [4, -6, 4, -1],
]

/** A linear predictor: Σ coefficient × sample, divided by 2^shift and rounded down. */
export interface Predictor {
  readonly coefficients: readonly number[]
  readonly shift: number
}

/** §9.2.6: what the samples before `at` make expect. Exact: sums stay far below 2^53. */
export function predict(
  { coefficients, shift }: Predictor,
  samples: Int32Array | Int16Array,
  at: number,
): number {
  let sum = 0
  for (let nth = 0; nth < coefficients.length; nth += 1) {
    sum += (coefficients[nth] ?? 0) * (samples[at - 1 - nth] ?? 0)
  }
  return shift === 0 ? sum : Math.floor(sum / 2 ** shift)
}
