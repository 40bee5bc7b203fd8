import type { Predictor } from './flac-format.ts'

/** Bits of a coefficient; §9.2.6 allows 15. */
export const coefficientBits = 14
const largestShift = 15

/**
 * The predictors of these orders that fit the samples best: autocorrelation under a Hann window,
 * the recursion of Levinson and Durbin, rounding with the error carried on. None where there is
 * nothing to predict.
 */
export function fitPredictors(
  samples: Int16Array,
  orders: readonly number[],
): readonly Predictor[] {
  const correlation = autocorrelate(samples, Math.max(...orders))
  return orders.flatMap((order) => fitPredictor(correlation, order) ?? [])
}

function fitPredictor(correlation: readonly number[], order: number): Predictor | undefined {
  const exact = solve(correlation, order)
  if (exact === undefined) return undefined
  const greatest = Math.max(...exact.map(Math.abs))
  if (!(greatest > 0)) return undefined
  const most = 2 ** (coefficientBits - 1) - 1
  const shift = Math.min(largestShift, Math.floor(Math.log2(most / greatest)))
  if (shift < 0) return undefined
  let carried = 0
  const coefficients = exact.map((coefficient) => {
    const wanted = coefficient * 2 ** shift + carried
    const rounded = Math.max(-most - 1, Math.min(most, Math.round(wanted)))
    carried = wanted - rounded
    return rounded
  })
  return { coefficients, shift }
}

function autocorrelate(samples: Int16Array, order: number): readonly number[] {
  const window = hannWindow(samples.length)
  const windowed = new Float64Array(samples.length)
  for (let at = 0; at < samples.length; at += 1) {
    windowed[at] = (samples[at] ?? 0) * (window[at] ?? 0)
  }
  return Array.from({ length: order + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < windowed.length; at += 1) {
      sum += (windowed[at] ?? 0) * (windowed[at - lag] ?? 0)
    }
    return sum
  })
}

/** Of the block before: all blocks but the last of a sound are as long. */
let lastWindow = new Float64Array()

function hannWindow(length: number): Float64Array {
  if (lastWindow.length === length) return lastWindow
  const step = (2 * Math.PI) / length
  lastWindow = Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos(step * (at + 0.5)))
  return lastWindow
}

function solve(correlation: readonly number[], order: number): readonly number[] | undefined {
  let error = correlation[0] ?? 0
  if (error === 0) return undefined
  let solved: number[] = []
  for (let nth = 0; nth < order; nth += 1) {
    const unexplained = solved.reduce(
      (rest, coefficient, at) => rest - coefficient * (correlation[nth - at] ?? 0),
      correlation[nth + 1] ?? 0,
    )
    const reflection = unexplained / error
    const before = solved
    solved = before.map((coefficient, at) => coefficient - reflection * (before[nth - 1 - at] ?? 0))
    solved.push(reflection)
    error *= 1 - reflection * reflection
    if (error <= 0) break
  }
  return solved
}
