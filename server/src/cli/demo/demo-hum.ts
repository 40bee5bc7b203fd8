import { dbToAmplitude, encodeFlac, seededRandom } from '@mboa/domain'

/** Quick to make, a third of what a microphone gives, and more than a telephone does. */
const sampleRate = 16_000
const fullScale = 32_767

/** How a hum differs from a clean one. */
export type Blemish = 'noisy' | 'quiet' | 'cut-off'

export interface Hum {
  readonly hertz: number
  readonly seconds: number
  readonly blemish?: Blemish
  /** Of the noise of the room. */
  readonly seed: string
}

export interface HummedSound {
  readonly archive: Uint8Array
  readonly sampleCount: number
  readonly sampleRate: number
}

const clean = { peakDb: -6, roomDb: -60 }
/** Just bad enough that the product calls the take weak, and would still send it. */
const levels: Readonly<Record<Blemish, typeof clean>> = {
  noisy: { peakDb: -6, roomDb: -21 },
  quiet: { peakDb: -16, roomDb: -66 },
  'cut-off': clean,
}

/** Quiet room before and after, as the studio leaves around a word. */
const roomSeconds = 0.3
const riseSeconds = 0.08
const fallSeconds = 0.2
/** A voice behind closed lips: little above the fundamental. */
const overtones = [1, 0.35, 0.12]

/** A hummed note as an archive: the same for the same request. */
export function hum({ hertz, seconds, blemish, seed }: Hum): HummedSound {
  const { peakDb, roomDb } = blemish === undefined ? clean : levels[blemish]
  const random = seededRandom(seed)
  const after = blemish === 'cut-off' ? 0 : roomSeconds
  const sampleCount = Math.round((roomSeconds + seconds + after) * sampleRate)
  const loudest = overtones.reduce((sum, overtone) => sum + overtone, 0)
  const samples = Int16Array.from({ length: sampleCount }, (_, at) => {
    const since = at / sampleRate - roomSeconds
    const left = blemish === 'cut-off' ? fallSeconds : seconds - since
    const swell = riseTo(since / riseSeconds) * riseTo(left / fallSeconds)
    const wave = overtones.reduce((sum, overtone, nth) => {
      return sum + overtone * Math.sin(2 * Math.PI * hertz * (nth + 1) * since)
    }, 0)
    const room = (2 * random.fraction() - 1) * dbToAmplitude(roomDb)
    return Math.round(fullScale * ((wave / loudest) * swell * dbToAmplitude(peakDb) + room))
  })
  return { archive: encodeFlac(samples, sampleRate), sampleCount, sampleRate }
}

/** From 0 to 1 without a corner, so that nothing clicks. */
function riseTo(share: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2
}
