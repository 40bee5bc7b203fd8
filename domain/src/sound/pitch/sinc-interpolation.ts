/** Nearer than a thousandth of a sample no pitch moves by a cent. */
const toleranceInSamples = 1e-3
const mostSteps = 8

/**
 * The value between the samples of a band-limited curve: a sinc under a raised cosine over `depth`
 * samples on each side, fewer where the curve ends.
 * @param mirrored a curve of which `mirrored[-n]` is `mirrored[n]`
 */
export function interpolateMirrored(mirrored: Float64Array, place: number, depth: number): number {
  const left = Math.floor(place)
  if (place === left) return mirrored[left] ?? 0
  const reach = Math.min(depth, mirrored.length - 1 - left)
  return (
    sumOneSide(mirrored, left, -1, place - left, reach) +
    sumOneSide(mirrored, left + 1, 1, left + 1 - place, reach)
  )
}

/** What the samples on one side give, the nearest of which lies at `distance`. */
function sumOneSide(
  mirrored: Float64Array,
  nearest: number,
  direction: 1 | -1,
  distance: number,
  reach: number,
): number {
  let halfSine = 0.5 * Math.sin(Math.PI * distance)
  let phase = Math.PI * distance
  // The cosine of each next phase of the window follows from the last: none has to be computed.
  const step = Math.PI / (distance + reach)
  const [stepCosine, stepSine] = [Math.cos(step), Math.sin(step)]
  let cosine = Math.cos(step * distance)
  let sine = Math.sin(step * distance)
  let sum = 0
  for (let at = nearest, left = reach; left > 0; left -= 1, at += direction) {
    sum += ((mirrored[at < 0 ? -at : at] ?? 0) * halfSine * (1 + cosine)) / phase
    phase += Math.PI
    halfSine = -halfSine
    const next = cosine * stepCosine - sine * stepSine
    sine = cosine * stepSine + sine * stepCosine
    cosine = next
  }
  return sum
}

/**
 * Where exactly a curve is highest around a sample that is not below its neighbours, and how high,
 * by parabolas that close in on it.
 */
export function findMaximum(
  mirrored: Float64Array,
  around: number,
  depth: number,
): { place: number; value: number } {
  let [left, middle, right] = [around - 1, around, around + 1]
  let [leftValue, value, rightValue] = [left, middle, right].map((at) => mirrored[at] ?? 0) as [
    number,
    number,
    number,
  ]
  for (let step = 0; step < mostSteps; step += 1) {
    const fromLeft = (middle - left) * (value - rightValue)
    const fromRight = (right - middle) * (value - leftValue)
    if (fromLeft + fromRight <= 0) break
    const vertex =
      middle +
      (0.5 * ((right - middle) * fromRight - (middle - left) * fromLeft)) / (fromLeft + fromRight)
    if (Math.abs(vertex - middle) < toleranceInSamples) break
    const height = interpolateMirrored(mirrored, vertex, depth)
    if (height < value) {
      if (vertex < middle) [left, leftValue] = [vertex, height]
      else [right, rightValue] = [vertex, height]
      continue
    }
    if (vertex < middle) [right, rightValue] = [middle, value]
    else [left, leftValue] = [middle, value]
    ;[middle, value] = [vertex, height]
  }
  return { place: middle, value }
}
