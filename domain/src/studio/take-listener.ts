import { createActivityDetector, type ActivityState, type Segment } from '../sound/activity.ts'
import type { SpeechKind } from '../sound/constants.ts'
import { findSpoken } from '../sound/find-spoken.ts'
import { padSegment } from '../sound/pad-segment.ts'

/** What is kept before the onset is noticed: the padding, the onset itself and a slow beginning. */
const beforeNoticedMs = 700
/** Kept around the speech, so that the cut can be moved outwards; beyond it the room alone is heard. */
const roomAroundMs = 450

/** Samples of a microphone, counted since it was opened. */
export interface HeardTake {
  /** What is archived. */
  readonly range: Segment
  /** What learners hear of it. */
  readonly cut: Segment
}

export type HeardEvent =
  /** Somebody has begun to speak: the sound from `from` on is to be kept. */
  | { readonly type: 'began'; readonly from: number }
  | { readonly type: 'ended'; readonly take: HeardTake }
  /** It was a click. */
  | { readonly type: 'dropped' }

export interface TakeListener {
  push(samples: Float32Array): HeardEvent | undefined
  /** The microphone stops: what was being said ends here. */
  stop(): HeardEvent | undefined
  readonly state: ActivityState
}

/**
 * Hears words and sentences begin and end, hands free, and says what of the sound is the take. One
 * event a push: a word takes longer than any block of samples.
 */
export function createTakeListener(sampleRate: number, kind: SpeechKind): TakeListener {
  const detector = createActivityDetector(sampleRate, kind)
  const samplesOf = (ms: number) => Math.round((sampleRate * ms) / 1000)
  let [heard, from, isSpeaking] = [0, 0, false]

  function takeOf(segment: Segment): HeardTake {
    const room = samplesOf(roomAroundMs)
    const range = {
      start: Math.max(from, segment.start - room),
      end: Math.min(heard, segment.end + room),
    }
    return { range, cut: padSegment(segment, sampleRate, range) }
  }

  function tell(segments: readonly Segment[]): HeardEvent | undefined {
    const was = isSpeaking
    isSpeaking = detector.state.isSpeaking
    const [segment] = segments
    if (segment !== undefined) return { type: 'ended', take: takeOf(segment) }
    if (was === isSpeaking) return undefined
    if (!isSpeaking) return { type: 'dropped' }
    from = Math.max(0, heard - samplesOf(beforeNoticedMs))
    return { type: 'began', from }
  }

  return {
    push(samples) {
      const segments = detector.push(samples)
      heard += samples.length
      return tell(segments)
    },
    stop() {
      const segments = detector.stop()
      return tell(segments)
    },
    get state() {
      return detector.state
    },
  }
}

/**
 * The take in a whole recording: from the first word that is heard in it to the last. Undefined
 * where nothing is heard.
 */
export function findTake(
  samples: Float32Array,
  sampleRate: number,
  kind: SpeechKind,
): HeardTake | undefined {
  const detector = createActivityDetector(sampleRate, kind)
  const segments = [...detector.push(samples), ...detector.stop()]
  const [first, last] = [segments[0], segments.at(-1)]
  const room = Math.round((sampleRate * roomAroundMs) / 1000)
  const around = ({ start, end }: Segment) => ({
    start: Math.max(0, start - room),
    end: Math.min(samples.length, end + room),
  })
  if (first === undefined || last === undefined) {
    // Who speaks before they press has their voice taken for the room.
    const spoken = findSpoken(samples, sampleRate, kind)
    return spoken && { range: around(spoken.cut), cut: spoken.cut }
  }
  const range = around({ start: first.start, end: last.end })
  return { range, cut: padSegment({ start: first.start, end: last.end }, sampleRate, range) }
}
