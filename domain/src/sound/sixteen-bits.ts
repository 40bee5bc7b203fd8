const fullScale = 32_768

// `map` of a typed array, not `from` with a function, which takes six times as long.

/** Returns samples of 16 bits as −1 to below 1. */
export function toFloats(samples: Int16Array): Float32Array<ArrayBuffer> {
  return new Float32Array(samples).map((sample) => sample / fullScale)
}

/** Returns samples of −1 to 1 rounded to 16 bits; louder ones are cut off. */
export function toSixteenBits(samples: Float32Array): Int16Array<ArrayBuffer> {
  return new Int16Array(
    samples.map((sample) =>
      Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale))),
    ),
  )
}
