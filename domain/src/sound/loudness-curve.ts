import type { SpeechKind } from './constants.ts'
import { findSpoken } from './find-spoken.ts'
import { createLevelMeter } from './frame-levels.ts'

/** Frames of 10 ms in one value: shorter than any syllable, longer than a period of a voice. */
const framesPerValue = 3
/** How long a value of a curve lasts. */
export const curveStepMs = 30
/** So far below its loudest, speech is taken for the room. */
const rangeDb = 36

/**
 * How loud what is said is along its time, from where it begins to where it ends: a value for each
 * `curveStepMs`, from 0 (the room) to 1 (its own loudest), so that a soft voice beside a bad
 * microphone compares with a loud one. Empty where nothing is said.
 *
 * @param samples mono, −1 to 1
 * @example loudnessCurve(samples, 16_000, 'word') // [0.1, 0.7, 1, 0.8, 0.3, 0.6, 0.2]
 */
export function loudnessCurve(
  samples: Float32Array,
  sampleRate: number,
  kind: SpeechKind,
): readonly number[] {
  const spoken = findSpoken(samples, sampleRate, kind)
  if (spoken === undefined) return []
  const { start, end } = spoken.cut
  const levels = createLevelMeter(sampleRate)(samples.subarray(start, end))
  const values = Array.from({ length: Math.floor(levels.length / framesPerValue) }, (_, at) =>
    Math.max(...levels.slice(at * framesPerValue, (at + 1) * framesPerValue)),
  )
  const loudest = Math.max(...values)
  const curve = values.map((level) => Math.max(0, 1 - (loudest - level) / rangeDb))
  // The padding around a word is as long as the room lets it be: two begin where they are heard.
  const isHeard = (value: number) => value > 1 / 3
  const heard = curve.flatMap((value, at) => (isHeard(value) ? [at] : []))
  return curve.slice(heard[0], (heard.at(-1) ?? -1) + 1)
}
