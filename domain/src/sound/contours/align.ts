import { stretch, type Contour } from './contour.ts'

/** Both contours are brought to so many values: whoever speaks faster sings the same. */
const length = 48
/** How far a part of the one may lie before or after its part of the other: an eighth. */
const reach = 6
/** A slip of an octave says no more than that something is quite different. */
const mostApart = 7

/**
 * How far two contours are apart, in semitones: the mean along the cheapest way through both, where
 * each may linger and hurry a little (H. Sakoe and S. Chiba, Dynamic programming algorithm
 * optimization for spoken word recognition, 1978).
 * @throws where one of them is empty
 */
export function distanceBetween(one: Contour, other: Contour): number {
  if (one.length === 0 || other.length === 0) throw new Error('There is no contour to compare.')
  const [a, b] = [stretch(one, length), stretch(other, length)]
  let before: readonly number[] = []
  for (let row = 0; row < length; row += 1) {
    const here = new Array<number>(length).fill(Infinity)
    const last = Math.min(length - 1, row + reach)
    for (let column = Math.max(0, row - reach); column <= last; column += 1) {
      const apart = Math.min(mostApart, Math.abs((a[row] ?? 0) - (b[column] ?? 0)))
      // Going on in both counts for two: no way is cheaper for being shorter.
      here[column] =
        row === 0 && column === 0
          ? 2 * apart
          : Math.min(
              (before[column - 1] ?? Infinity) + 2 * apart,
              (before[column] ?? Infinity) + apart,
              (here[column - 1] ?? Infinity) + apart,
            )
    }
    before = here
  }
  return (before[length - 1] ?? 0) / (2 * length)
}
