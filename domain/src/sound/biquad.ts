/** y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂ */
export interface BiquadCoefficients {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** A second-order filter that remembers what it was fed: one sample in, one out. */
export function createBiquad({ b0, b1, b2, a1, a2 }: BiquadCoefficients): (x: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

/** Second-order Butterworth high-pass (R. Bristow-Johnson, Audio EQ Cookbook; Q = 1/√2). */
export function highPass(cutoffHz: number, sampleRate: number): BiquadCoefficients {
  const { cosine, a0, ...feedback } = feedbackOf(cutoffHz, sampleRate)
  const b0 = (1 + cosine) / 2 / a0
  return { b0, b1: -2 * b0, b2: b0, ...feedback }
}

/** The low-pass of the same order, from the same source. */
export function lowPass(cutoffHz: number, sampleRate: number): BiquadCoefficients {
  const { cosine, a0, ...feedback } = feedbackOf(cutoffHz, sampleRate)
  const b0 = (1 - cosine) / 2 / a0
  return { b0, b1: 2 * b0, b2: b0, ...feedback }
}

function feedbackOf(cutoffHz: number, sampleRate: number) {
  const omega = (2 * Math.PI * cutoffHz) / sampleRate
  const alpha = Math.sin(omega) / Math.SQRT2
  const cosine = Math.cos(omega)
  const a0 = 1 + alpha
  return { cosine, a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 }
}
