import type { Segment } from './activity.ts'
import { createBiquad, highPass, lowPass } from './biquad.ts'
import { frameMs, onsetDb, silenceDb } from './constants.ts'
import { createLevelMeter, frameLength, percentileOf, powerToDb } from './frame-levels.ts'
import { meanPower, powerSpectrum } from './power-spectrum.ts'
import { measureVoicing } from './voicing.ts'

// Measured on words of the courses as espeak-ng says them (men, women, children, fast, slow and
// whispering) and on breaths, doors and coughs made of noise: `is-speech.test.ts` has the figures.
/** What is periodic to this degree is voiced. */
const voicedFrom = 0.6
/** Vowels are the loudest of a word; the voice that ends a cough is not of the cough. */
const loudestDb = 12
const shortestVoicedMs = 40
/** No door swings as a voice does for so long. */
const longVoicedMs = 80
/** A sound with more voice than this anywhere is not whispered. */
const mostVoicedInWhisperMs = 20
const heardBelowLoudestDb = 25
const shortestWhisperMs = 150
/** How far the spectrum moves (dB) while somebody whispers, and not while they breathe. */
const leastMovementDb = 1.2
/** It need move less where the sound swells and falls as syllables do. */
const leastMovementOfSyllablesDb = 1.06
const leastSwells = 2
const swellDb = 4
const spectrumBelowLoudestDb = 20
/** A blow is loudest at its beginning and dies away evenly: its level against time. */
const blowPeakMs = 100
const evenDecay = -0.97
const bassHz = 600
const bandEdgesHz = [100, 300, 600, 1_000, 1_600, 2_400, 3_600, 5_400, 8_000]
const spectrumMs = 20
const smoothedFrames = 5

/**
 * Whether a sound is somebody's voice, spoken or whispered, and not a breath, a door or a cough.
 * A cough that is mostly voice is taken for speech; a whispered syllable that does not change in
 * itself is not.
 * @param samples with some tenths of a second of the room before and after
 * @param part the sound within them
 */
export function isSpeech(samples: Float32Array, sampleRate: number, part: Segment): boolean {
  const levels = createLevelMeter(sampleRate)(samples)
  const audible = levels.filter((level) => level > silenceDb)
  if (audible.length === 0) return false
  const least = percentileOf(audible, 0.15) + onsetDb
  const length = frameLength(sampleRate)
  const end = Math.min(levels.length, Math.ceil(part.end / length))
  const loud: number[] = []
  for (let at = Math.floor(part.start / length); at < end; at += 1) {
    if ((levels[at] ?? silenceDb) >= least) loud.push(at)
  }
  const [first, last] = [loud[0], loud.at(-1)]
  if (first === undefined || last === undefined) return false
  const heard = levels.slice(first, last + 1)
  const voiced = voicedFrames(samples, sampleRate, { heard, first, least })
  const loudest = Math.max(...heard)
  const voicedMs = voiced.filter((level) => level >= loudest - loudestDb).length * frameMs
  if (voicedMs >= longVoicedMs) return true
  if (isBlow(heard)) return false
  if (voicedMs >= shortestVoicedMs) return true
  if (voiced.length * frameMs > mostVoicedInWhisperMs) return false
  if (heard.length * frameMs < shortestWhisperMs) return false
  const alone = samples.subarray(first * length, (last + 1) * length)
  if (isBass(alone, sampleRate)) return false
  const movement = measureMovement(samples, sampleRate, { heard, first, least })
  if (movement >= leastMovementDb) return true
  return movement >= leastMovementOfSyllablesDb && countSwells(heard) >= leastSwells
}

/** The levels of the voiced frames, of those that are not far below the loudest. */
function voicedFrames(
  samples: Float32Array,
  sampleRate: number,
  { heard, first }: HeardPart,
): readonly number[] {
  const least = Math.max(...heard) - heardBelowLoudestDb
  const candidates = heard.flatMap((level, at) => (level >= least ? [at] : []))
  const frames = candidates.map((at) => first + at)
  const voicing = measureVoicing(samples, sampleRate, frames)
  return candidates.flatMap((at, nth) =>
    (voicing[nth] ?? 0) >= voicedFrom ? [heard[at] ?? silenceDb] : [],
  )
}

function isBlow(levels: readonly number[]): boolean {
  const peak = levels.indexOf(Math.max(...levels))
  if (peak * frameMs > blowPeakMs) return false
  const decay = levels.slice(peak)
  return decay.length > 3 && correlationWithTime(decay) <= evenDecay
}

/** Heavy things sound below, and whispering above, where the first formant is. */
function isBass(samples: Float32Array, sampleRate: number): boolean {
  const below = createBiquad(lowPass(bassHz, sampleRate))
  const above = createBiquad(highPass(bassHz, sampleRate))
  let balance = 0
  for (const sample of samples) balance += below(sample) ** 2 - above(sample) ** 2
  return balance > 0
}

function correlationWithTime(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [together, own, time] = [0, 0, 0]
  values.forEach((value, at) => {
    together += (value - mean) * (at - middle)
    own += (value - mean) ** 2
    time += (at - middle) ** 2
  })
  return together / Math.sqrt(own * time || 1)
}

/** How often the level falls and rises again by so much. */
function countSwells(levels: readonly number[]): number {
  let [swells, most, low, isFalling] = [0, -Infinity, Infinity, false]
  for (let at = 0; at < levels.length; at += 1) {
    const near = levels.slice(Math.max(0, at - 1), at + 2)
    const level = near.reduce((sum, each) => sum + each, 0) / near.length
    if (isFalling) low = Math.min(low, level)
    else most = Math.max(most, level)
    if (!isFalling && level < most - swellDb) [isFalling, low] = [true, level]
    else if (isFalling && level > low + swellDb) {
      isFalling = false
      most = level
      swells += 1
    }
  }
  return swells + 1
}

interface HeardPart {
  readonly heard: readonly number[]
  /** The number of its first frame. */
  readonly first: number
  /** Below which a frame is the room. */
  readonly least: number
}

/** How far the shape of the spectrum strays from its mean in the loud part of a sound, in dB. */
function measureMovement(
  samples: Float32Array,
  sampleRate: number,
  { heard, first, least }: HeardPart,
): number {
  const bands = bandLevels(samples, sampleRate)
  const width = bands[0]?.length ?? 0
  const rooms = Array.from({ length: width }, (_, band) =>
    percentileOf(
      bands.map((levels) => levels[band] ?? silenceDb),
      0.2,
    ),
  )
  const loudEnough = Math.max(least, Math.max(...heard) - spectrumBelowLoudestDb)
  const shapes = heard.flatMap((level, at) => {
    const levels = bands[first + at]
    if (level < loudEnough || levels === undefined) return []
    const above = levels.map((each, band) => Math.max(each, rooms[band] ?? each))
    const mean = meanOf(above)
    return [above.map((each) => each - mean)]
  })
  const smooth = shapes.flatMap((_, at) => {
    const near = shapes.slice(at, at + smoothedFrames)
    return near.length < smoothedFrames ? [] : [meanShape(near, width)]
  })
  if (smooth.length === 0) return 0
  const usual = meanShape(smooth, width)
  return meanOf(smooth.map((shape) => distance(shape, usual)))
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const meanShape = (shapes: readonly (readonly number[])[], width: number) =>
  Array.from({ length: width }, (_, band) => meanOf(shapes.map((shape) => shape[band] ?? 0)))

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(meanOf(one.map((value, band) => (value - (other[band] ?? 0)) ** 2)))

/** Levels (dB) of the bands in each frame, as far as the sample rate reaches. */
function bandLevels(samples: Float32Array, sampleRate: number): number[][] {
  const length = frameLength(sampleRate)
  const window = Math.round((sampleRate * spectrumMs) / 1000)
  const edges = bandEdgesHz.filter((hertz) => hertz <= sampleRate / 2)
  const frames = Math.max(0, Math.floor((samples.length - window) / length) + 1)
  return Array.from({ length: frames }, (_, frame) => {
    const spectrum = powerSpectrum(
      samples.subarray(frame * length, frame * length + window),
      sampleRate,
    )
    return edges
      .slice(1)
      .map((upTo, band) => powerToDb(meanPower(spectrum, edges[band] ?? 0, upTo)))
  })
}
