import type { PitchCandidate, PitchFrame } from './frame-candidates.ts'
import {
  ceilingHz,
  octaveCost,
  octaveJumpCost,
  silenceThreshold,
  voicedUnvoicedCost,
  voicingThreshold,
} from './pitch-constants.ts'

/** The costs of going on hold for steps of 10 ms. @see pitchStepMs */
interface Place {
  /** 0 where there is no voice. */
  readonly hertz: number
  /** What the best path to it is worth. */
  readonly worth: number
  readonly before: Place | undefined
}

/**
 * The most likely pitch in each frame, 0 where there is no voice: the path through the candidates
 * that is worth most when jumps, beginnings and ends of the voice cost (A. Viterbi's search).
 */
export function findPath(frames: readonly PitchFrame[]): readonly number[] {
  let last: readonly Place[] = []
  for (const frame of frames) {
    const before = last
    last = [silenceOf(frame), ...frame.candidates.map(worthOf)].map(({ hertz, worth }) =>
      reach(hertz, worth, before),
    )
  }
  const pitches: number[] = []
  let place = bestOf(last)
  while (place !== undefined) {
    pitches.push(place.hertz)
    place = place.before
  }
  return pitches.reverse()
}

const silenceOf = ({ intensity }: PitchFrame) => ({
  hertz: 0,
  worth:
    voicingThreshold + Math.max(0, 2 - (intensity * (1 + voicingThreshold)) / silenceThreshold),
})

const worthOf = ({ hertz, strength }: PitchCandidate) => ({
  hertz,
  worth: strength - octaveCost * Math.log2(ceilingHz / hertz),
})

function reach(hertz: number, worth: number, places: readonly Place[]): Place {
  let before: Place | undefined
  let best = -Infinity
  for (const place of places) {
    const value = place.worth - costOf(place.hertz, hertz)
    if (value <= best) continue
    best = value
    before = place
  }
  return { hertz, worth: worth + (before === undefined ? 0 : best), before }
}

function costOf(from: number, to: number): number {
  if (from === 0 && to === 0) return 0
  if (from === 0 || to === 0) return voicedUnvoicedCost
  return octaveJumpCost * Math.abs(Math.log2(from / to))
}

function bestOf(places: readonly Place[]): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best === undefined || place.worth > best.worth ? place : best),
    undefined,
  )
}
