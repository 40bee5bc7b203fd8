import { createActivityDetector, type Segment, padSegment } from './activity.ts'
import {
  calibrationMs,
  floorPercentile,
  frameMs,
  longestGapMs,
  silenceDb,
  type SpeechKind,
} from './constants.ts'
import { createLevelMeter, frameLength, percentileOf } from './frame-levels.ts'

/** What was found in a file. */
export interface SpokenPart {
  /** From the first word to the last, with its padding: what learners would hear. */
  readonly cut: Segment
  /** How many times somebody began to speak. */
  readonly utterances: number
}

/** Quieter than any room: what editors and encoders put around a recording. */
const emptyDb = silenceDb + 20

/**
 * Finds what is said in a whole file, which need not begin with silence as a studio's take does:
 * the room is heard from the file's own quietest frames first, and in the place of the digital
 * silence that editors and encoders add. Undefined where nothing is said.
 *
 * @param samples mono, −1 to 1
 */
export function findSpoken(
  samples: Float32Array,
  sampleRate: number,
  kind: SpeechKind,
): SpokenPart | undefined {
  const length = frameLength(sampleRate)
  const room = readRoom(samples, sampleRate)
  if (room === undefined) return undefined
  const heard = samples.slice()
  for (const frame of room.silent) heard.set(room.frame(frame), frame * length)
  const frames = calibrationMs / frameMs + 1
  const detector = createActivityDetector(sampleRate, kind)
  for (let frame = 0; frame < frames; frame += 1) detector.push(room.frame(frame))
  const lead = frames * length
  const segments = [...detector.push(heard), ...detector.stop()]
  const [first, last] = [segments[0], segments.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const whole = { start: 0, end: samples.length }
  // A studio cuts off who does not stop; here the rest is there, and makes it too long.
  const goesOn = segments.some(({ endedBy }) => endedBy === 'longest')
  const spoken = {
    start: Math.max(0, first.start - lead),
    end: goesOn ? samples.length : Math.min(samples.length, last.end - lead),
  }
  return { cut: padSegment(spoken, sampleRate, whole), utterances: segments.length }
}

/** The room that a file was recorded in. */
export interface FileRoom {
  /** A frame of it; for another frame of the file the same sound, there and back. */
  readonly frame: (frame: number) => Float32Array<ArrayBuffer>
  /** The frames of the file that are digital silence, in their order. */
  readonly silent: readonly number[]
}

/** What a file says of its room; undefined where it holds nothing but silence. */
export function readRoom(samples: Float32Array, sampleRate: number): FileRoom | undefined {
  const levels = createLevelMeter(sampleRate)(samples)
  const frame = findRoom(samples, levels, frameLength(sampleRate))
  return frame && { frame, silent: silentFrames(levels) }
}

/** Frames of digital silence, without what a busy device left out of a voice. */
function silentFrames(levels: readonly number[]): number[] {
  const silent: number[] = []
  let run: number[] = []
  for (const [frame, level] of [...levels, 0].entries()) {
    if (level <= emptyDb) run.push(frame)
    else {
      if (run.length * frameMs > longestGapMs) for (const each of run) silent.push(each)
      run = []
    }
  }
  return silent
}

/** Frames of the room: one of the file's quietest, there and back, so that no step clicks. */
function findRoom(
  samples: Float32Array,
  levels: readonly number[],
  length: number,
): FileRoom['frame'] | undefined {
  const audible = levels.filter((level) => level > emptyDb)
  if (audible.length === 0) return undefined
  const quiet = percentileOf(audible, floorPercentile / 2)
  const at = levels.findIndex((level) => level > emptyDb && level <= quiet)
  const forth = samples.slice(at * length, (at + 1) * length)
  const back = forth.slice().reverse()
  return (frame) => (frame % 2 === 0 ? forth : back)
}
