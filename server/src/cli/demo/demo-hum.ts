import { dbToAmplitude, encodeFlac, humMs, seededRandom, type HumTone } from '@mboa/domain'

/** Quick to make, a third of what a microphone gives, and more than a telephone does. */
const sampleRate = 16_000
const fullScale = 32_767

/** How a hum differs from a clean one. */
export type Blemish = 'noisy' | 'quiet' | 'cut-off'

export interface Hum {
  /** Of its low tone. */
  readonly hertz: number
  /** One for each syllable, in the order of the written tones: what a word's melody asks for. */
  readonly tones: readonly HumTone[]
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
/** Between two syllables. */
const weakest = 0.4
/** A voice behind closed lips: little above the fundamental. */
const overtones = [1, 0.35, 0.12]

/** A hummed word as an archive: the same for the same request. */
export function hum({ hertz, tones, blemish, seed }: Hum): HummedSound {
  const seconds = humMs(tones) / 1000
  const { peakDb, roomDb } = blemish === undefined ? clean : levels[blemish]
  const random = seededRandom(seed)
  const after = blemish === 'cut-off' ? 0 : roomSeconds
  const sampleCount = Math.round((roomSeconds + seconds + after) * sampleRate)
  const loudest = overtones.reduce((sum, overtone) => sum + overtone, 0)
  let turns = 0
  const samples = Int16Array.from({ length: sampleCount }, (_, at) => {
    const since = at / sampleRate - roomSeconds
    const left = blemish === 'cut-off' ? fallSeconds : seconds - since
    const swell = riseTo(since / riseSeconds) * riseTo(left / fallSeconds)
    const { semitones, strength } = singAt(tones, since * 1000)
    turns += (hertz * 2 ** (semitones / 12)) / sampleRate
    const wave = overtones.reduce((sum, overtone, nth) => {
      return sum + strength * overtone * Math.sin(2 * Math.PI * turns * (nth + 1))
    }, 0)
    const room = (2 * random.fraction() - 1) * dbToAmplitude(roomDb)
    return Math.round(fullScale * ((wave / loudest) * swell * dbToAmplitude(peakDb) + room))
  })
  return { archive: encodeFlac(samples, sampleRate), sampleCount, sampleRate }
}

/** How high a hum is at a moment, and how strong: weaker from one syllable to the next. */
function singAt(tones: readonly HumTone[], atMs: number): { semitones: number; strength: number } {
  const begun = tones.findLastIndex(({ fromMs }) => fromMs <= atMs)
  const tone = tones[Math.max(0, begun)]
  if (tone === undefined) return { semitones: 0, strength: 0 }
  const { fromMs, ms, from, to } = tone
  const part = Math.min(1, Math.max(0, (atMs - fromMs) / ms))
  const next = tones[begun + 1]
  const apartMs = Math.min(atMs - fromMs, next === undefined ? Infinity : next.fromMs - atMs)
  const strength = weakest + (1 - weakest) * riseTo(apartMs / (riseSeconds * 1000))
  return { semitones: from + (to - from) * part, strength }
}

/** From 0 to 1 without a corner, so that nothing clicks. */
function riseTo(share: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2
}
