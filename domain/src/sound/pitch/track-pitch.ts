import { resample } from '../resample.ts'
import { findPath } from './find-path.ts'
import { layFrames, listFrames } from './frame-candidates.ts'
import { pitchRate } from './pitch-constants.ts'

/** How high a voice is along its time. */
export interface PitchTrack {
  /** Where the middle of the first value lies; the others follow by `pitchStepMs`. */
  readonly firstMs: number
  /** In Hz, 0 where there is no voice. */
  readonly hertz: readonly number[]
}

/**
 * The pitch of a voice every 10 ms, from 60 to 600 Hz, after P. Boersma (IFA Proceedings 17, 1993),
 * as Praat's *To Pitch (ac)* finds it: the autocorrelation of the sound over that of its window
 * gives candidates, and the cheapest path leads through them.
 *
 * @param samples mono, −1 to 1
 * @returns no values for what is silent throughout, or shorter than 50 ms
 * @example trackPitch(samples, 48_000).hertz // [0, 0, 181.2, 180.9, 0]
 */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchTrack {
  const heard = sampleRate === pitchRate ? samples : resample(samples, sampleRate, pitchRate)
  const { firstSample } = layFrames(heard.length)
  return { firstMs: (firstSample / pitchRate) * 1000, hertz: findPath(listFrames(heard)) }
}
