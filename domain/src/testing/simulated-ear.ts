import type { SeededRandom } from '../seeds/seeded-random.ts'

/**
 * How a simulated ear learns. Fixed before any order of trials was tuned on it, and not to be
 * changed for one (docs/decisions/0037):
 *
 * - It tells two tones apart by a hit rate of its own for each contrast and voice, from the level
 *   it begins at, by what is easier in a contrast and a little by chance: some pairs of tones are
 *   confused far more than others (So & Best 2010).
 * - Each trial with feedback raises it: most where five of six are right already, little near chance
 *   and little once it is mastered (Wilson et al. 2019, the eighty five percent rule). How fast
 *   differs from ear to ear: in a thousand trials or two it gains 20 points (Wang et al. 1999).
 * - The other voices of that contrast gain some of it, the other contrasts of that voice less.
 * - While it hears a contrast poorly, a voice other than the one before teaches it less: weak
 *   perceivers learn less where voices change from trial to trial (Perrachione et al. 2011,
 *   Sadakata & McQueen 2014).
 */
const earRules = {
  /** Of hit rates. */
  ceiling: 0.98,
  floor: 0.52,
  /** Of what a trial adds at the best to how far apart the tones are heard, in deviations. */
  rate: { from: 0.006, to: 0.016 },
  /** Of what it hears above chance: the easiest contrast so much more, the hardest so much less. */
  contrastSpread: 0.7,
  /** Likewise, of each contrast in each voice. */
  chanceSpread: 0.3,
  toOtherVoices: 0.35,
  toOtherContrasts: 0.1,
  isPoorBelow: 0.7,
  ofChangedVoice: 0.4,
} as const

export interface SimulatedEar {
  /** Hears one trial: whether it answered right. Learns from it. */
  hear: (contrast: number, voice: number) => boolean
  /** How often it would be right over all contrasts and voices, 0 to 1. */
  hitRate: () => number
}

/** @param level the mean hit rate that it begins with, 0 to 1 */
export function createEar(
  { contrasts, voices, level }: { contrasts: number; voices: number; level: number },
  random: SeededRandom,
): SimulatedEar {
  const { ceiling, floor } = earRules
  const rate = earRules.rate.from + random.fraction() * (earRules.rate.to - earRules.rate.from)
  const furthest = distanceOf(ceiling)
  const distances = Array.from({ length: contrasts }, (_, contrast) => {
    const ease = contrasts < 2 ? 0 : 1 - (2 * contrast) / (contrasts - 1)
    return Array.from({ length: voices }, () => {
      const chance = (2 * random.fraction() - 1) * earRules.chanceSpread
      const above = (level - 0.5) * (1 + ease * earRules.contrastSpread + chance)
      return distanceOf(Math.min(ceiling, Math.max(floor, 0.5 + above)))
    })
  })
  let lastVoice: number | undefined
  const at = (contrast: number, voice: number) => distances[contrast]?.[voice] ?? 0
  const gain = (contrast: number, voice: number, share: number) => {
    const row = distances[contrast]
    if (row === undefined) return
    const now = at(contrast, voice)
    row[voice] = Math.min(furthest, now + share * rate * lessonOf(now))
  }
  return {
    hear(contrast, voice) {
      const hit = hitRateAt(at(contrast, voice))
      const isRight = random.fraction() < hit
      const isDisturbed =
        lastVoice !== undefined && lastVoice !== voice && hit < earRules.isPoorBelow
      const share = isDisturbed ? earRules.ofChangedVoice : 1
      for (let other = 0; other < voices; other++) {
        gain(contrast, other, other === voice ? share : share * earRules.toOtherVoices)
      }
      for (let other = 0; other < contrasts; other++) {
        if (other !== contrast) gain(other, voice, share * earRules.toOtherContrasts)
      }
      lastVoice = voice
      return isRight
    },
    hitRate() {
      const all = distances.flat().map(hitRateAt)
      return all.reduce((sum, each) => sum + each, 0) / all.length
    },
  }
}

/** How much a trial teaches of what is heard so far apart: 1 where five of six are right. */
const lessonOf = (distance: number) => distance * Math.exp((1 - distance ** 2) / 2)

/** Of two tones so many deviations apart, how often the right one is told. */
const hitRateAt = (distance: number) => 1 / (1 + Math.exp(-1.702 * distance))

/** The inverse. */
const distanceOf = (rate: number) => Math.log(rate / (1 - rate)) / 1.702
