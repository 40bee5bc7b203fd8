import { transform } from './fourier.ts'

/**
 * Powers of the frequencies in a stretch of sound, under a Hann window, filled up with zeroes to
 * the next power of two.
 * @returns the power of every multiple of `stepHz` from 0 on
 */
export function powerSpectrum(
  samples: Float32Array,
  sampleRate: number,
): { powers: Float64Array; stepHz: number } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  const turn = (2 * Math.PI) / samples.length
  for (let at = 0; at < samples.length; at += 1) {
    real[at] = (samples[at] ?? 0) * (0.5 - 0.5 * Math.cos(turn * at))
  }
  transform(real, imaginary)
  const powers = Float64Array.from(
    { length: size / 2 + 1 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  )
  return { powers, stepHz: sampleRate / size }
}

/** The mean of the powers from one frequency up to and without another. */
export function meanPower(
  { powers, stepHz }: ReturnType<typeof powerSpectrum>,
  fromHz: number,
  toHz: number,
): number {
  const bins = powers.subarray(Math.ceil(fromHz / stepHz), Math.ceil(toHz / stepHz))
  return bins.length === 0 ? 0 : bins.reduce((sum, power) => sum + power, 0) / bins.length
}
