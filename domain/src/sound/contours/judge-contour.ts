import { distanceBetween } from './align.ts'
import type { Contour } from './contour.ts'

/** A contour by its name, on the register of whoever sang it. */
export interface NamedContour<Name> {
  readonly name: Name
  readonly contour: Contour
}

export type ContourVerdict<Name> =
  | { readonly kind: 'sounds-like'; readonly name: Name }
  /** Nearer to a rival than to what was to be said. */
  | { readonly kind: 'closer-to'; readonly name: Name }
  | { readonly kind: 'not-sure' }

/** Nobody says a word twice at the same height: so much of a difference … */
const mostShift = 1.5
const shiftStep = 0.5
/** … is forgiven, at this price for each semitone. */
const shiftCost = 0.35
/** What is farther from everything is like nothing. */
const farthest = 2.2
/** The next best has to be farther by this share, and by so many semitones. */
const leastRatio = 1.25
const leastMargin = 0.3

/** Which of these a contour is like; never how well it was sung. */
export function judgeContour<Name>(
  own: Contour,
  target: NamedContour<Name>,
  rivals: readonly NamedContour<Name>[],
): ContourVerdict<Name> {
  const [best, next] = [target, ...rivals]
    .map(({ name, contour }) => ({ name, apart: distanceOnRegister(own, contour) }))
    .sort((one, other) => one.apart - other.apart)
  if (best === undefined || next === undefined || best.apart > farthest) return { kind: 'not-sure' }
  if (next.apart < best.apart * leastRatio || next.apart < best.apart + leastMargin) {
    return { kind: 'not-sure' }
  }
  return { kind: best.name === target.name ? 'sounds-like' : 'closer-to', name: best.name }
}

function distanceOnRegister(own: Contour, other: Contour): number {
  let nearest = Infinity
  for (let shift = -mostShift; shift <= mostShift; shift += shiftStep) {
    const moved = own.map((value) => value + shift)
    nearest = Math.min(nearest, distanceBetween(moved, other) + shiftCost * Math.abs(shift))
  }
  return nearest
}
