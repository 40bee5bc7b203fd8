import { percentileOf } from '../frame-levels.ts'
import { stretch, type Contour } from './contour.ts'

/** What a contour does on its way, for who does not see it. */
export const contourShapes = ['level', 'rises', 'falls', 'rises-falls', 'falls-rises'] as const
export type ContourShape = (typeof contourShapes)[number]

/** Semitones that are heard as a movement; all words come down a little. */
const leastRise = 1.5
const leastFall = 2.5
const values = 24

/** @example contourShape([0, 0, -3, -4]) // 'falls' */
export function contourShape(contour: Contour): ContourShape {
  const line = stretch(contour, values)
  const [start, end] = [line.slice(0, 3), line.slice(-3)].map(middleOf) as [number, number]
  const [highest, lowest] = [Math.max(...line), Math.min(...line)]
  const rises = highest - start >= leastRise && highest - end >= leastFall
  const dips = start - lowest >= leastFall && end - lowest >= leastRise
  if (rises && !dips) return 'rises-falls'
  if (dips && !rises) return 'falls-rises'
  if (end - start >= leastRise) return 'rises'
  if (start - end >= leastFall) return 'falls'
  return 'level'
}

const middleOf = (few: Contour) => percentileOf(few, 0.5)
