import { createBiquad, type BiquadCoefficients } from './biquad.ts'
import {
  absoluteGateLufs,
  loudestPlayedPeakDb,
  loudnessBlockMs,
  loudnessStepMs,
  relativeGateLu,
  targetLufs,
} from './constants.ts'
import { amplitudeToDb } from './frame-levels.ts'

/**
 * Integrated loudness (LUFS) of one channel by ITU-R BS.1770-5: K-weighting, blocks of 400 ms,
 * absolute and relative gate. What is shorter than a block counts as one. −∞ for silence.
 *
 * @example measureLoudness(sineOfFullScale, 48_000) // −3.01 at 997 Hz, as the norm has it
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number {
  const powers = blockPowers(samples, sampleRate)
  const audible = powers.filter((power) => loudnessOf(power) > absoluteGateLufs)
  const gate = loudnessOf(meanOf(audible)) + relativeGateLu
  return loudnessOf(meanOf(audible.filter((power) => loudnessOf(power) > gate)))
}

/**
 * The gain in dB with which a take is played at −20 LUFS, and never with a peak above −1 dBFS.
 * 0 for silence. The file itself stays as it is.
 */
export function playbackGainDb(samples: Float32Array, sampleRate: number): number {
  const loudness = measureLoudness(samples, sampleRate)
  if (loudness === -Infinity) return 0
  const peak = samples.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 0)
  return Math.min(targetLufs - loudness, loudestPlayedPeakDb - amplitudeToDb(peak))
}

function blockPowers(samples: Float32Array, sampleRate: number): readonly number[] {
  const [shelfFilter, highPassFilter] = kWeighting(sampleRate)
  const [shelf, highPass] = [createBiquad(shelfFilter), createBiquad(highPassFilter)]
  const squares = samples.map((sample) => highPass(shelf(sample)) ** 2)
  const block = Math.min(samples.length, Math.round((sampleRate * loudnessBlockMs) / 1000))
  const step = Math.round((sampleRate * loudnessStepMs) / 1000)
  const powers: number[] = []
  for (let start = 0; block > 0 && start + block <= samples.length; start += step) {
    powers.push(meanOf(squares.subarray(start, start + block)))
  }
  return powers
}

function meanOf(values: Float32Array | readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** BS.1770-5 annex 1, equation 2, for one channel. */
function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

/**
 * The two filters of BS.1770-5 annex 1, given there for 48 kHz, at any rate: the analogue
 * prototypes behind them (B. De Man, "Evaluation of implementations of the EBU R128 loudness
 * measurement", AES 145, 2018; as in libebur128).
 */
export function kWeighting(sampleRate: number): readonly [BiquadCoefficients, BiquadCoefficients] {
  return [highShelf(sampleRate), rlbHighPass(sampleRate)]
}

function highShelf(sampleRate: number): BiquadCoefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function rlbHighPass(sampleRate: number): BiquadCoefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
