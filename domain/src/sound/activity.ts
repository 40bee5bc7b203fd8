import {
  calibrationMs,
  floorMemoryMs,
  floorPercentile,
  frameMs,
  longestGapMs,
  longestRiseMs,
  onsetDb,
  onsetFrames,
  paddingAfterMs,
  paddingBeforeMs,
  releaseDb,
  shortestSpeechMs,
  silenceDb,
  speechKinds,
  steadyBelowSpeechDb,
  steadyDb,
  type SpeechKind,
} from './constants.ts'
import { createLevelMeter, frameLength, percentileOf } from './frame-levels.ts'

/** Samples from `start` up to and without `end`, counted from the first one ever given. */
export interface Segment {
  readonly start: number
  readonly end: number
}

/** A stretch of speech, without padding. */
export interface SpokenSegment extends Segment {
  /** `longest`: speech or noise went on beyond what a word or sentence may last. */
  readonly endedBy: 'pause' | 'longest' | 'stop'
}

/** What a level meter on the screen shows. */
export interface ActivityState {
  /** False for the first 400 ms, in which only the room is heard. */
  readonly isCalibrated: boolean
  readonly isSpeaking: boolean
  /** dBFS of the newest frame, and of the room. */
  readonly levelDb: number
  readonly floorDb: number
}

export interface ActivityDetector {
  /** Takes the next samples, however many, and answers what has been said and is over. */
  push(samples: Float32Array): readonly SpokenSegment[]
  /** Counts samples that are not to be heard; what was being said is given up. */
  skip(samples: Float32Array): void
  /** No more is coming: answers what was still being said. */
  stop(): readonly SpokenSegment[]
  readonly state: ActivityState
}

/** What is being said, in frames, and its loudest level. */
interface Speech {
  readonly start: number
  lastVoiced: number
  wasVoiced: boolean
  loudest: number
}

const frames = (ms: number) => Math.round(ms / frameMs)

/**
 * Detects when somebody begins and ends to speak, by the level above that of the room. Samples are
 * mono, −1 to 1.
 *
 * @example
 * const detector = createActivityDetector(48_000, 'word')
 * for (const segment of detector.push(block)) keep(padSegment(segment, 48_000, recorded))
 */
export function createActivityDetector(sampleRate: number, kind: SpeechKind): ActivityDetector {
  const meter = createLevelMeter(sampleRate)
  const length = frameLength(sampleRate)
  const hangFrames = frames(speechKinds[kind].hangMs)
  const longestFrames = frames(speechKinds[kind].longestMs)
  /** Levels of what was not speech, and of everything: the newest three seconds of each. */
  const quiet: number[] = []
  const recent: number[] = []
  let frame = 0
  /** How many frames of the room it takes until it is known. */
  let unknownFrames = frames(calibrationMs)
  let [levelDb, floorDb] = [silenceDb, silenceDb]
  /** Where the level last rose above release, and since when it has been above onset. */
  let [roseAt, loudSince, loudFrames] = [0, 0, 0]
  let emptyFrames = 0
  let speech: Speech | undefined

  function step(level: number): SpokenSegment | undefined {
    levelDb = level
    remember(recent, level)
    if (speech === undefined) listen(level)
    const ended = speech === undefined ? undefined : follow(speech, level)
    frame += 1
    if (unknownFrames > 0) unknownFrames -= 1
    return ended
  }

  function listen(level: number): void {
    remember(quiet, level)
    floorDb = roomOf(quiet)
    if (!isGap(level)) rise(level)
    if (unknownFrames > 0 || loudFrames < onsetFrames) return
    const start = Math.max(roseAt, loudSince - frames(longestRiseMs))
    speech = { start, lastVoiced: frame, wasVoiced: true, loudest: level }
    quiet.splice(loudSince - frame - 1)
  }

  function isGap(level: number): boolean {
    emptyFrames = level <= silenceDb ? emptyFrames + 1 : 0
    return emptyFrames > 0 && emptyFrames <= frames(longestGapMs)
  }

  function rise(level: number): void {
    if (level < floorDb + releaseDb) roseAt = frame + 1
    if (level < floorDb + onsetDb) loudFrames = 0
    else {
      if (loudFrames === 0) loudSince = frame
      loudFrames += 1
    }
  }

  function follow(current: Speech, level: number): SpokenSegment | undefined {
    current.loudest = Math.max(current.loudest, level)
    const isVoiced = level >= floorDb + releaseDb
    if (isVoiced && current.wasVoiced) current.lastVoiced = frame
    current.wasVoiced = isVoiced
    if (frame - current.lastVoiced >= hangFrames) {
      // The pause was the room already: without it the floor lags behind one that changes.
      for (const heard of recent.slice(-hangFrames)) remember(quiet, heard)
      return end(current, 'pause')
    }
    if (hasRoomGrownLouder(current, level)) {
      current.lastVoiced = frame - hangFrames
      quiet.splice(0, quiet.length, ...recent.slice(-hangFrames))
      return end(current, 'pause')
    }
    if (frame + 1 - current.start < longestFrames) return undefined
    // Perhaps it was not speech but a louder room: what was heard last is the new floor.
    quiet.splice(0, quiet.length, ...recent)
    return end(current, 'longest')
  }

  /** The pause is louder than the room was before, and yet as even as no voice is, and far below it. */
  function hasRoomGrownLouder({ start, loudest }: Speech, level: number): boolean {
    const mostDb = loudest - steadyBelowSpeechDb
    if (level > mostDb || frame - start <= hangFrames) return false
    const pause = recent.slice(-hangFrames)
    const [low, high] = [percentileOf(pause, 0.1), percentileOf(pause, 0.9)]
    return low > floorDb && high <= mostDb && high - low <= steadyDb
  }

  function end(current: Speech, endedBy: SpokenSegment['endedBy']): SpokenSegment | undefined {
    speech = undefined
    loudFrames = 0
    roseAt = frame + 1
    const spokenFrames = current.lastVoiced + 1 - current.start
    if (spokenFrames < frames(shortestSpeechMs)) return undefined
    return { start: current.start * length, end: (current.lastVoiced + 1) * length, endedBy }
  }

  return {
    push: (samples) => meter(samples).flatMap((level) => step(level) ?? []),
    skip(samples) {
      frame += meter(samples).length
      speech = undefined
      loudFrames = emptyFrames = 0
      roseAt = frame
    },
    stop: () => (speech === undefined ? [] : [end(speech, 'stop') ?? []].flat()),
    get state() {
      return {
        isCalibrated: unknownFrames === 0,
        isSpeaking: speech !== undefined,
        levelDb,
        floorDb,
      }
    },
  }
}

/**
 * How loud the room is. Where a busy device puts nothing in for what did not come in time, that is
 * not the room; where nothing but that comes between the words, as from some headsets, it is.
 */
function roomOf(levels: readonly number[]): number {
  const heard = levels.filter((level) => level > silenceDb)
  return percentileOf(heard.length * 2 >= levels.length ? heard : levels, floorPercentile)
}

function remember(levels: number[], level: number): void {
  levels.push(level)
  if (levels.length > frames(floorMemoryMs)) levels.shift()
}

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
