import type { Segment } from './activity.ts'
import { paddingAfterMs, paddingBeforeMs } from './constants.ts'

/**
 * The segment with room around it, so that the cut takes nothing of a quiet beginning or end.
 * @param within what there is, without the words before and after; never left
 * @example padSegment({ start: 48_000, end: 72_000 }, 48_000, { start: 0, end: 480_000 })
 */
export function padSegment(segment: Segment, sampleRate: number, within: Segment): Segment {
  const before = Math.round((sampleRate * paddingBeforeMs) / 1000)
  const after = Math.round((sampleRate * paddingAfterMs) / 1000)
  return {
    start: Math.max(within.start, segment.start - before),
    end: Math.min(within.end, segment.end + after),
  }
}
