import { transform } from '../fourier.ts'

/**
 * The autocorrelations of two real signals at once, up to and with `longestLag`: one is carried as
 * the real part of the other's transform and back, which halves the work.
 */
export function createAutocorrelator(
  length: number,
  longestLag: number,
): (one: Float64Array, other: Float64Array) => readonly [Float64Array, Float64Array] {
  // With so many zeroes after it, no end of a signal meets its beginning.
  const size = 2 ** Math.ceil(Math.log2(length + longestLag))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  return (one, other) => {
    real.fill(0)
    imaginary.fill(0)
    real.set(one)
    imaginary.set(other)
    transform(real, imaginary)
    squareSpectra(real, imaginary)
    // Spectra of power are even, so that a second transform leads back, `size` times as large.
    transform(real, imaginary)
    return [real.slice(0, longestLag + 1), imaginary.slice(0, longestLag + 1)]
  }
}

/** In place of the sum of two spectra, each one's power: in the real part, in the imaginary one. */
function squareSpectra(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let low = 0; low <= size / 2; low += 1) {
    const high = (size - low) % size
    const a = real[low] ?? 0
    const b = imaginary[low] ?? 0
    const c = real[high] ?? 0
    const d = imaginary[high] ?? 0
    const one = ((a + c) ** 2 + (b - d) ** 2) / 4
    const other = ((b + d) ** 2 + (c - a) ** 2) / 4
    real[low] = real[high] = one
    imaginary[low] = imaginary[high] = other
  }
}
