import { createBiquad, highPass, lowPass } from './biquad.ts'
import { frameMs } from './constants.ts'

/** The thud of a door swings below it; of a voice its harmonics are left. */
const lowestHz = 250
/** Above it there is more noise than voice. */
const highestHz = 3_000
/** Enough for what is left. */
const wantedRate = 8_000
/** Of what is compared with itself. */
const windowMs = 20
/** From the highest voices of children (500 Hz) to the lowest of men (70 Hz). */
const shortestPeriodMs = 2
const longestPeriodMs = 14.3

/**
 * How periodic a sound is in these of its frames of 10 ms, from 0 to 1: the greatest normalised
 * autocorrelation over the periods of human voices. Voiced sounds reach 0.6, noise does not.
 */
export function measureVoicing(
  samples: Float32Array,
  sampleRate: number,
  frames: readonly number[],
): readonly number[] {
  const factor = Math.max(1, Math.round(sampleRate / wantedRate))
  const rate = sampleRate / factor
  const heard = thinOut(samples, sampleRate, factor)
  const inSamples = (ms: number) => Math.round((rate * ms) / 1000)
  const length = inSamples(windowMs)
  const [shortest, longest] = [inSamples(shortestPeriodMs), inSamples(longestPeriodMs)]
  return frames.map((frame) => {
    const start = Math.round((rate * frameMs * (frame + 0.5)) / 1000) - length
    if (start < 0 || start + length + longest > heard.length) return 0
    const own = heard.subarray(start, start + length)
    const ownPower = product(own, own)
    let most = 0
    for (let period = shortest; period <= longest; period += 1) {
      const later = heard.subarray(start + period, start + period + length)
      const likeness = product(own, later) / Math.sqrt(ownPower * product(later, later) || 1)
      if (likeness > most) most = likeness
    }
    return most
  })
}

function thinOut(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  const withoutThuds = createBiquad(highPass(lowestHz, sampleRate))
  const withoutNoise = createBiquad(lowPass(highestHz, sampleRate))
  const length = Math.floor(samples.length / factor)
  const thinned = new Float32Array(length)
  for (let at = 0; at < length * factor; at += 1) {
    const heard = withoutNoise(withoutThuds(samples[at] ?? 0))
    if (at % factor === factor - 1) thinned[(at - factor + 1) / factor] = heard
  }
  return thinned
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
