import { seededRandom } from '../seeds/seeded-random.ts'
import { paddingAfterMs, paddingBeforeMs } from '../sound/constants.ts'

/** What is wrong with a clip that is deliberately so. */
export const flaws = ['cut-short', 'noise', 'other-word'] as const
export type Flaw = (typeof flaws)[number]

/** So much of the word is left: its end is missed by nobody who listens. */
const kept = 0.45
const shortestKeptMs = 150
/** Of the loudest moment of the word: it is still heard that something is said. */
const noiseShare = 0.35
const fullScale = 32_767

/**
 * Makes a good sound one that no reviewer should approve. What is another word's already is a good
 * sound: it stays as it is.
 * @param samples what learners hear of it, 16 bits
 */
export function spoilSound(
  samples: Int16Array,
  sampleRate: number,
  { flaw, seed }: { flaw: Flaw; seed: string },
): Int16Array {
  if (flaw === 'cut-short') return samples.slice(0, keptSamples(samples.length, sampleRate))
  return flaw === 'noise' ? addNoise(samples, seed) : samples
}

function keptSamples(length: number, sampleRate: number): number {
  const spokenMs = (length / sampleRate) * 1000 - paddingBeforeMs - paddingAfterMs
  const keptMs = paddingBeforeMs + Math.max(shortestKeptMs, kept * spokenMs)
  return Math.min(length, Math.round((keptMs / 1000) * sampleRate))
}

function addNoise(samples: Int16Array, seed: string): Int16Array {
  const random = seededRandom(seed)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  const loudness = 2 * noiseShare * peak
  return samples.map((sample) => {
    const noisy = Math.round(sample + loudness * (random.fraction() - 0.5))
    return Math.max(-fullScale, Math.min(fullScale, noisy))
  })
}
