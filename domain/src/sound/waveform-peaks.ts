import { peakPairs } from './constants.ts'

/** The range that a peak's whole number stands in: −127 to 127. */
export const peakScale = 127

/**
 * What a waveform is drawn from: 200 pairs of least and greatest sample, one after the other, as
 * whole numbers from −127 to 127. Pairs of a take with fewer samples repeat.
 *
 * @example computePeaks(samples) // [-3, 4, -90, 88, …], 400 numbers
 */
export function computePeaks(samples: Float32Array): readonly number[] {
  const peaks: number[] = []
  for (let pair = 0; pair < peakPairs; pair += 1) {
    const start = Math.floor((pair * samples.length) / peakPairs)
    const end = Math.max(start + 1, Math.floor(((pair + 1) * samples.length) / peakPairs))
    peaks.push(...rangeOf(samples.subarray(start, end)))
  }
  return peaks
}

function rangeOf(samples: Float32Array): readonly [number, number] {
  let [least, greatest] = [samples[0] ?? 0, samples[0] ?? 0]
  for (const sample of samples) {
    if (sample < least) least = sample
    if (sample > greatest) greatest = sample
  }
  return [scale(least), scale(greatest)]
}

function scale(sample: number): number {
  // `+ 0` turns −0, which JSON does not know, into 0.
  return Math.round(Math.max(-1, Math.min(1, sample)) * peakScale) + 0
}
