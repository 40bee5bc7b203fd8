import type { SyllableTone } from '../../melody/syllable-tones.ts'
import { stretch, type Contour } from './contour.ts'

/** Semitones between high and low: what voices that speak calmly do; others do half as much again. */
const span = 5
/** Every word comes down while it is said: as much above the middle at first as below it at last. */
const driftPerSyllable = 0.5
const valuesPerSyllable = 16
/** A voice takes its time from one tone to the next. */
const glide = 4

const levels = { high: span / 2, mid: 0, low: -span / 2 } as const
const ends: Readonly<Record<SyllableTone, readonly [from: number, to: number]>> = {
  high: [levels.high, levels.high],
  mid: [levels.mid, levels.mid],
  low: [levels.low, levels.low],
  falling: [levels.high, levels.low],
  rising: [levels.low, levels.high],
}

/**
 * The contour that written tones stand for, in semitones above the middle of a voice's register.
 * @example patternContour(['low', 'high'])
 */
export function patternContour(tones: readonly SyllableTone[]): Contour {
  const steps = tones.flatMap((tone, syllable) => {
    const [from, to] = ends[tone]
    return Array.from({ length: valuesPerSyllable }, (_, at) => {
      const part = at / (valuesPerSyllable - 1)
      return from + (to - from) * part - driftPerSyllable * (syllable + part - tones.length / 2)
    })
  })
  return steps.map((_, at) => {
    const around = steps.slice(Math.max(0, at - glide), at + glide + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

/** A recorded contour as it would have been with other tones: the voice and its manners stay. */
export function withOtherTones(
  recorded: Contour,
  own: readonly SyllableTone[],
  other: readonly SyllableTone[],
): Contour {
  const [from, to] = [own, other].map((tones) => stretch(patternContour(tones), recorded.length))
  return recorded.map((value, at) => value + (to?.[at] ?? 0) - (from?.[at] ?? 0))
}
