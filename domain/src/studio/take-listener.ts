import {
  createActivityDetector,
  type ActivityState,
  type Segment,
  type SpokenSegment,
  padSegment,
} from '../sound/activity.ts'
import { frameMs, speechKinds, type SpeechKind } from '../sound/constants.ts'
import { findSpoken } from '../sound/find-spoken.ts'
import { isSpeech } from '../sound/is-speech.ts'
import { createSoundMemory } from './sound-memory.ts'

/** What is kept before the onset is noticed: the padding, the onset itself and a slow beginning. */
const beforeNoticedMs = 700
/** Kept around the speech, so that the cut can be moved outwards; beyond it the room alone is heard. */
const roomAroundMs = 450

/** Somebody who continues within this time was not at the end of their word. */
const resumesMs = 900
/** How long it takes to notice that they do. */
const noticingMs = 100
/** Of the room before and after a sound, to judge it by. */
const roomJudgedMs = 400
/** What is remembered while nobody speaks. */
const rememberedMs = 2_000
/** What sounds already when somebody begins to listen again is no whole word. */
const soundsAlreadyMs = 30

/** Samples of a microphone, counted since it was opened. */
export interface HeardTake {
  /** What is archived. */
  readonly range: Segment
  /** What learners hear of it. */
  readonly cut: Segment
  /** From the first sound of speech to the last, without the room around. */
  readonly speech: Segment
  /** Whether somebody was still speaking when the recording ended. */
  readonly isCutOff: boolean
}

export type HeardEvent =
  /** Somebody has begun to speak: the sound from `from` on is to be kept. */
  | { readonly type: 'began'; readonly from: number }
  | { readonly type: 'ended'; readonly take: HeardTake }
  /**
   * It was a click, or `sound`: long enough for a word, and nobody's voice, or `early`: begun while
   * nobody listened.
   */
  | { readonly type: 'dropped'; readonly because: 'click' | 'sound' | 'early' }

export interface TakeListener {
  push(samples: Float32Array<ArrayBuffer>): HeardEvent | undefined
  /** Counts samples that are not to be heard, as when the device itself speaks. */
  skip(samples: Float32Array<ArrayBuffer>): void
  /** What was said until now is part of nothing that is said from now on. */
  listenAnew(): void
  /** The microphone stops: what was being said ends here. */
  stop(): HeardEvent | undefined
  readonly state: ActivityState
}

/**
 * Hears words and sentences begin and end, hands free, and says what of the sound is the take. A
 * breath, a door or a cough is none; what is said after a short pause belongs to what was said
 * before it. One event a push: a word takes longer than any block of samples.
 */
export function createTakeListener(sampleRate: number, kind: SpeechKind): TakeListener {
  const detector = createActivityDetector(sampleRate, kind)
  const memory = createSoundMemory()
  const samplesOf = (ms: number) => Math.round((sampleRate * ms) / 1000)
  /** Of what is being said or was said last, which may still go on. */
  let said: Segment | undefined
  let [from, isHearing, isCutOff] = [0, false, false]
  /** Where it began to be heard again; what lies before is in no take. */
  let resumedAt = Number.NEGATIVE_INFINITY

  function takeOf(speech: Segment): HeardTake {
    const room = samplesOf(roomAroundMs)
    const range = {
      start: Math.max(from, speech.start - room),
      end: Math.min(memory.length, speech.end + room),
    }
    const isCutOff = goesOnAt(memory.length, speech, sampleRate)
    return { range, cut: padSegment(speech, sampleRate, range), speech, isCutOff }
  }

  function isVoice({ start, end }: Segment): boolean {
    const room = samplesOf(roomJudgedMs)
    const first = Math.max(memory.start, start - room)
    const samples = memory.read({ start: first, end: end + room })
    return isSpeech(samples, sampleRate, { start: start - first, end: end - first })
  }

  /** What ended is part of the take where it is somebody's voice. */
  function addTo(segments: readonly SpokenSegment[]): void {
    for (const { start, end, endedBy } of segments) {
      if (!isVoice({ start, end })) continue
      said = { start: said?.start ?? start, end }
      isCutOff = endedBy !== 'pause'
    }
  }

  function mayGoOn({ start, end }: Segment): boolean {
    if (isCutOff || end - start >= samplesOf(speechKinds[kind].longestMs)) return false
    return detector.state.isSpeaking || memory.length - end < samplesOf(resumesMs + noticingMs)
  }

  function end(): HeardEvent {
    const take = said && takeOf(said)
    said = undefined
    isHearing = isCutOff = false
    if (take === undefined) return { type: 'dropped', because: 'click' }
    const isEarly = take.speech.start - resumedAt < samplesOf(soundsAlreadyMs)
    return isEarly ? { type: 'dropped', because: 'early' } : { type: 'ended', take }
  }

  function advance(segments: readonly SpokenSegment[]): HeardEvent | undefined {
    addTo(segments)
    if (said !== undefined) return mayGoOn(said) ? undefined : end()
    const { isSpeaking } = detector.state
    if (isHearing && !isSpeaking) {
      const dropped = end()
      return segments.length === 0 ? dropped : { type: 'dropped', because: 'sound' }
    }
    if (isHearing || !isSpeaking) return undefined
    isHearing = true
    from = Math.max(0, resumedAt, memory.length - samplesOf(beforeNoticedMs))
    return { type: 'began', from }
  }

  function skip(samples: Float32Array<ArrayBuffer>): void {
    detector.skip(samples)
    memory.append(samples)
    memory.forget(memory.length)
    said = undefined
    isHearing = isCutOff = false
    resumedAt = memory.length
  }

  return {
    push(samples) {
      const segments = detector.push(samples)
      memory.append(samples)
      if (!isHearing) memory.forget(memory.length - samplesOf(rememberedMs))
      return advance(segments)
    },
    skip,
    listenAnew() {
      // Who speaks already is not heard whole; what was said before a pause is over.
      if (detector.state.isSpeaking) skip(new Float32Array())
      said = undefined
      isHearing = isCutOff = false
    },
    stop() {
      addTo(detector.stop())
      return isHearing ? end() : undefined
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
    if (spoken === undefined) return undefined
    const { cut } = spoken
    return { range: around(cut), cut, speech: cut, isCutOff: false }
  }
  const speech = { start: first.start, end: last.end }
  const range = around(speech)
  const isCutOff = goesOnAt(samples.length, speech, sampleRate)
  return { range, cut: padSegment(speech, sampleRate, range), speech, isCutOff }
}

/** Whether the sound of speech reaches this place: nobody stops speaking within two frames. */
const goesOnAt = (end: number, speech: Segment, sampleRate: number): boolean =>
  ((end - speech.end) / sampleRate) * 1000 < 2 * frameMs

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
