import type { Segment } from '../sound/activity.ts'

/** One press of an arrow key. */
export const cutStepMs = 10
/** A cut is never shorter than the shortest word. */
export const shortestCutMs = 100

/** Moves one end of a cut to a sample, within what was recorded and never past the other end. */
export function moveCut(
  cut: Segment,
  end: 'start' | 'end',
  to: number,
  within: { readonly length: number; readonly sampleRate: number },
): Segment {
  const shortest = Math.round((within.sampleRate * shortestCutMs) / 1000)
  const at = Math.round(to)
  return end === 'start'
    ? { start: Math.max(0, Math.min(at, cut.end - shortest)), end: cut.end }
    : { start: cut.start, end: Math.min(within.length, Math.max(at, cut.start + shortest)) }
}
