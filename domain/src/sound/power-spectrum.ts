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
    real[reversed(at, size)] = (samples[at] ?? 0) * (0.5 - 0.5 * Math.cos(turn * at))
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

interface Turns {
  readonly cosines: Float64Array
  readonly sines: Float64Array
}
const turns = new Map<number, Turns>()

/** A full turn in as many steps; the same few sizes come again and again. */
function turnsOf(size: number): Turns {
  const known = turns.get(size)
  if (known !== undefined) return known
  const step = (-2 * Math.PI) / size
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos(step * at))
  const sines = Float64Array.from({ length: size / 2 }, (_, at) => Math.sin(step * at))
  turns.set(size, { cosines, sines })
  return { cosines, sines }
}

function reversed(index: number, size: number): number {
  let [rest, result] = [index, 0]
  for (let half = size / 2; half >= 1; half /= 2) {
    if (rest % 2 === 1) result += half
    rest = Math.floor(rest / 2)
  }
  return result
}

/** J. W. Cooley and J. W. Tukey's transform in place, of what lies in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  const { cosines, sines } = turnsOf(size)
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let offset = 0; offset < half; offset += 1) {
      const cosine = cosines[offset * stride] ?? 0
      const sine = sines[offset * stride] ?? 0
      for (let low = offset; low < size; low += 2 * half) {
        const high = low + half
        const a = real[high] ?? 0
        const b = imaginary[high] ?? 0
        const c = a * cosine - b * sine
        const d = a * sine + b * cosine
        const e = real[low] ?? 0
        const f = imaginary[low] ?? 0
        real[high] = e - c
        imaginary[high] = f - d
        real[low] = e + c
        imaginary[low] = f + d
      }
    }
  }
}
