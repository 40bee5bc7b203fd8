import { percentileOf, powerToDb } from './frame-levels.ts'
import { meanPower, powerSpectrum } from './power-spectrum.ts'

/** A telephone line ends at 3.4 kHz: what lies close below … */
const insideHz = [2_600, 3_300] as const
/** … and close above. A room, a voice or a cheap microphone changes little from one to the other. */
const outsideHz = [4_300, 5_200] as const
const frameMs = 32
/**
 * What is missing outside in nearly all frames, and in the loudest of them. Measured with the room:
 * at most 9 and 53 dB for voices and whispering, in muffled rooms too, and at least 15 and 59 dB
 * for the same through 8 kHz.
 */
const leastCliffDb = 14
const leastLoudCliffDb = 50
const mostWithoutCliff = 0.1
const loudestShare = 4
/** Inside, by the sample: 16 bits hold nothing of what is fainter once it falls by a cliff. */
const leastInsideDb = -108
const leastFrames = 5

/**
 * Whether a sound came through a telephone line, as a headset's microphone over Bluetooth does: in
 * all of it what lies above 3.4 kHz is missing, hiss and room as well. What merely has no high
 * sounds, as a hum in a soft room, still has the hiss of its microphone there.
 */
export function isTelephoneBand(samples: Float32Array, sampleRate: number): boolean {
  const length = Math.round((sampleRate * frameMs) / 1000)
  if (sampleRate < 2 * outsideHz[1]) return samples.length >= length
  const frames: { inside: number; cliff: number }[] = []
  for (let start = 0; start + length <= samples.length; start += length) {
    const spectrum = powerSpectrum(samples.subarray(start, start + length), sampleRate)
    // As the mean square of a sample would be if all frequencies were as strong.
    const inside = powerToDb(meanPower(spectrum, ...insideHz) / length)
    const outside = powerToDb(meanPower(spectrum, ...outsideHz) / length)
    if (inside >= leastInsideDb) frames.push({ inside, cliff: inside - outside })
  }
  if (frames.length < leastFrames) return false
  const cliffs = frames.map(({ cliff }) => cliff)
  if (percentileOf(cliffs, mostWithoutCliff) < leastCliffDb) return false
  const loudest = [...frames]
    .sort((one, other) => other.inside - one.inside)
    .slice(0, Math.ceil(frames.length / loudestShare))
    .map(({ cliff }) => cliff)
  return percentileOf(loudest, 0.5) >= leastLoudCliffDb
}
