interface Plan {
  readonly cosines: Float64Array
  readonly sines: Float64Array
  /** Where each value stands once the bits of its place are turned around. */
  readonly reversed: Uint32Array
}
/** The same few sizes come again and again. */
const plans = new Map<number, Plan>()

function planOf(size: number): Plan {
  const known = plans.get(size)
  if (known !== undefined) return known
  const step = (-2 * Math.PI) / size
  const plan = {
    cosines: Float64Array.from({ length: size / 2 }, (_, at) => Math.cos(step * at)),
    sines: Float64Array.from({ length: size / 2 }, (_, at) => Math.sin(step * at)),
    reversed: Uint32Array.from({ length: size }, (_, at) => reverseBits(at, size)),
  }
  plans.set(size, plan)
  return plan
}

function reverseBits(index: number, size: number): number {
  let [rest, result] = [index, 0]
  for (let half = size / 2; half >= 1; half /= 2) {
    if (rest % 2 === 1) result += half
    rest = Math.floor(rest / 2)
  }
  return result
}

/**
 * J. W. Cooley and J. W. Tukey's transform, in place.
 * @param real @param imaginary of one length, a power of two
 */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  const { cosines, sines, reversed } = planOf(size)
  swap(real, reversed)
  swap(imaginary, reversed)
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

function swap(values: Float64Array, reversed: Uint32Array): void {
  for (let at = 0; at < values.length; at += 1) {
    const other = reversed[at] ?? 0
    if (other <= at) continue
    const value = values[at] ?? 0
    values[at] = values[other] ?? 0
    values[other] = value
  }
}
