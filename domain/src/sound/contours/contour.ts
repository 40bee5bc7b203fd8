import { percentileOf } from '../frame-levels.ts'
import type { PitchTrack } from '../pitch/track-pitch.ts'

/**
 * A contour along its time: how many semitones above 100 Hz, or above a register, every 10 ms from
 * where the voice begins to where it ends.
 */
export type Contour = readonly number[]

/** The contour of a word, and what there is to judge it by. */
export interface SpokenContour {
  readonly semitones: Contour
  /** For each value, whether there was a voice: between voices the contour is a straight line. */
  readonly isVoiced: readonly boolean[]
}

const referenceHz = 100
/** What is shorter is a click, or a breath that is periodic by chance. */
const fewestFramesOfVoice = 3
/** Over so many frames a single slip goes. */
const smoothing = 5

/** The contour in what a tracker has found; empty where it found no voice. */
export function contourOf({ hertz }: PitchTrack): SpokenContour {
  const heard = withoutClicks(hertz)
  const first = heard.findIndex((value) => value > 0)
  if (first === -1) return { semitones: [], isVoiced: [] }
  const last = heard.reduce((latest, value, at) => (value > 0 ? at : latest), first)
  const spoken = heard.slice(first, last + 1)
  const isVoiced = spoken.map((value) => value > 0)
  return { semitones: smooth(bridge(spoken)), isVoiced }
}

const semitonesOf = (hertz: number): number => 12 * Math.log2(hertz / referenceHz)

/** How many frames there was a voice in. */
export const countVoiced = ({ isVoiced }: SpokenContour): number => isVoiced.filter(Boolean).length

function withoutClicks(hertz: readonly number[]): readonly number[] {
  const kept = [...hertz]
  let run = 0
  for (const [at, value] of [...hertz, 0].entries()) {
    if (value > 0) run += 1
    else {
      if (run < fewestFramesOfVoice) kept.fill(0, at - run, at)
      run = 0
    }
  }
  return kept
}

function bridge(hertz: readonly number[]): Contour {
  const semitones = hertz.map((value) => (value > 0 ? semitonesOf(value) : Number.NaN))
  let last = 0
  for (const [at, value] of semitones.entries()) {
    if (Number.isNaN(value)) continue
    const from = semitones[last] ?? value
    for (let between = last + 1; between < at; between += 1) {
      semitones[between] = from + ((value - from) * (between - last)) / (at - last)
    }
    last = at
  }
  return semitones
}

function smooth(values: Contour): Contour {
  const reach = Math.floor(smoothing / 2)
  return values.map((_, at) =>
    percentileOf(values.slice(Math.max(0, at - reach), at + reach + 1), 0.5),
  )
}

/** The same contour in as many values. */
export function stretch(values: Contour, length: number): Contour {
  return Array.from({ length }, (_, at) => {
    const place = length === 1 ? 0 : (at * (values.length - 1)) / (length - 1)
    const before = values[Math.floor(place)] ?? 0
    const after = values[Math.ceil(place)] ?? before
    return before + (after - before) * (place % 1)
  })
}

/** How high a contour is as a whole. */
export const levelOf = (values: Contour): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
