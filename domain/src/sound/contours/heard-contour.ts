import { usableSnrDb } from '../constants.ts'
import { findSpoken } from '../find-spoken.ts'
import { trackPitch } from '../pitch/track-pitch.ts'
import { judgeQuality } from '../quality.ts'
import { contourOf, countVoiced, type SpokenContour } from './contour.ts'

/** Why a contour cannot be judged by its sound, the first that holds. */
export type ContourObstacle = 'clipped' | 'noisy' | 'too-little-voice'

/** What there is to hear of a word's contour. */
export interface HeardContour extends SpokenContour {
  readonly obstacle?: ContourObstacle
}

/** Frames of 10 ms: one short syllable. */
const fewestVoicedFrames = 8

/**
 * The contour of what is said in a recording. It takes a while: some milliseconds for each second.
 * @param samples mono, −1 to 1
 */
export function hearContour(samples: Float32Array, sampleRate: number): HeardContour {
  const spoken = findSpoken(samples, sampleRate, 'word')
  if (spoken === undefined) return { semitones: [], isVoiced: [], obstacle: 'too-little-voice' }
  const said = samples.slice(spoken.cut.start, spoken.cut.end)
  const { problems, snrDb } = judgeQuality(said, sampleRate, 'word')
  const contour = contourOf(trackPitch(said, sampleRate))
  if (problems.includes('clipped')) return { ...contour, obstacle: 'clipped' }
  if (snrDb < usableSnrDb) return { ...contour, obstacle: 'noisy' }
  if (countVoiced(contour) < fewestVoicedFrames) {
    return { ...contour, obstacle: 'too-little-voice' }
  }
  return contour
}
