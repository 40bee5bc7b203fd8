import { createBiquad, highPass } from './biquad.ts'
import { frameMs, highPassHz, silenceDb } from './constants.ts'

export function frameLength(sampleRate: number): number {
  return Math.round((sampleRate * frameMs) / 1000)
}

/**
 * Takes samples as they come and gives the level (dBFS, above 80 Hz) of each frame of 10 ms that
 * became complete: `silenceDb` for one of nothing but zeroes, which no microphone gives.
 */
export function createLevelMeter(sampleRate: number): (samples: Float32Array) => number[] {
  const filter = createBiquad(highPass(highPassHz, sampleRate))
  const length = frameLength(sampleRate)
  let [sum, filled, zeroes] = [0, 0, 0]
  return (samples) => {
    const levels: number[] = []
    for (const sample of samples) {
      const heard = filter(sample)
      sum += heard * heard
      filled += 1
      if (sample === 0) zeroes += 1
      if (filled < length) continue
      levels.push(zeroes === length ? silenceDb : powerToDb(sum / length))
      sum = filled = zeroes = 0
    }
    return levels
  }
}

/** The value below which this share (0 to 1) of the values lies. @throws without a value */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new Error('There is no percentile of nothing.')
  return value
}

/** Decibels relative to full scale of an amplitude from 0 to 1; silence is −100. */
export function amplitudeToDb(amplitude: number): number {
  return powerToDb(amplitude * amplitude)
}

/** Decibels of a mean square. */
export function powerToDb(power: number): number {
  return power === 0 ? silenceDb : Math.max(silenceDb, 10 * Math.log10(power))
}

export function dbToAmplitude(db: number): number {
  return 10 ** (db / 20)
}
