/** Zeroes of the sinc on each side: with the window below, what is folded lies 80 dB down. */
const zeroCrossings = 32
/** Kaiser's β for 90 dB (Oppenheim and Schafer, §7.5.3). */
const beta = 9
/** Where the low-pass stands, of the lower Nyquist frequency: its slope ends there. */
const cutoff = 0.91

/**
 * The same sound at another rate, by a windowed sinc: what both rates can hold stays as it is up to
 * some 80 % of the lower Nyquist frequency, what the new one cannot hold goes. Nothing is delayed.
 * @param fromRate @param toRate in Hz, whole numbers
 * @returns as many samples of `toRate` as the sound is long, rounded
 */
export function resample(
  samples: Float32Array,
  fromRate: number,
  toRate: number,
): Float32Array<ArrayBuffer> {
  if (fromRate === toRate) return samples.slice()
  const bandwidth = cutoff * Math.min(1, toRate / fromRate)
  const reach = Math.ceil(zeroCrossings / bandwidth)
  const divisor = greatestDivisor(fromRate, toRate)
  const phases = toRate / divisor
  const kernels = new Map<number, Float32Array>()
  const resampled = new Float32Array(Math.round((samples.length * toRate) / fromRate))
  for (let at = 0; at < resampled.length; at += 1) {
    // In whole numbers: an hour on, the place is as exact as at the beginning.
    const place = at * (fromRate / divisor)
    const phase = place % phases
    const kernel = kernels.get(phase) ?? makeKernel(phase / phases, bandwidth, reach)
    kernels.set(phase, kernel)
    const first = (place - phase) / phases - reach + 1
    let sum = 0
    const end = Math.min(kernel.length, samples.length - first)
    for (let tap = Math.max(0, -first); tap < end; tap += 1) {
      sum += (kernel[tap] ?? 0) * (samples[first + tap] ?? 0)
    }
    resampled[at] = sum
  }
  return resampled
}

/** The weights of the samples around a place that lies `fraction` behind the sample `reach − 1`. */
function makeKernel(fraction: number, bandwidth: number, reach: number): Float32Array {
  const weights = Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - (reach - 1) - fraction
    return sinc(distance * bandwidth) * kaiser(distance / reach)
  })
  // Each phase passes what does not swing at all as it is.
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Float32Array.from(weights, (weight) => weight / sum)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x))
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
