import { seededRandom, type SeededRandom } from '../seeds/seeded-random.ts'
import { chooseTrial, type ToneTrial, type TrialChoice } from '../tone-training/choose-trial.ts'
import { toneContrasts } from '../tone-training/tone-contrasts.ts'
import { createEar } from './simulated-ear.ts'

/** As a course with two levels and glides has them, in three voices. */
const contrasts = ['high-low', 'falling-rising', 'high-rising', 'low-rising'] as const
const voices = ['first', 'second', 'third'] as const
/** Nobody practises so long; who has not arrived by then does not arrive. */
const mostTrials = 20_000

export type TrialOrder = (past: readonly ToneTrial[], random: SeededRandom) => TrialChoice

export const adaptiveOrder: TrialOrder = (past, random) =>
  chooseTrial(
    {
      contrasts: toneContrasts.filter((each) => contrasts.some((contrast) => contrast === each)),
      voicesOf: () => voices,
      past,
    },
    random,
  )

export const randomOrder: TrialOrder = (_past, random) => ({
  contrast: contrasts[random.below(contrasts.length)] ?? contrasts[0],
  voice: voices[random.below(voices.length)] ?? voices[0],
})

/**
 * How many trials each of some ears needs until it would be right in nine of ten, over all contrasts
 * and voices; undefined for one that never is.
 * @param level the mean hit rate that each begins with
 */
export function trainEars(
  { ears, level }: { ears: number; level: number },
  order: TrialOrder,
): (number | undefined)[] {
  return Array.from({ length: ears }, (_, nth) => {
    const seed = `ear ${level} ${nth}`
    const ear = createEar(
      { contrasts: contrasts.length, voices: voices.length, level },
      seededRandom(seed),
    )
    const random = seededRandom(`${seed} order`)
    const past: ToneTrial[] = []
    while (past.length < mostTrials && ear.hitRate() < 0.9) {
      const { contrast, voice } = order(past, random)
      const isRight = ear.hear(
        contrasts.findIndex((each) => each === contrast),
        voices.findIndex((each) => each === voice),
      )
      past.push({ contrast, voice, isRight })
    }
    return ear.hitRate() < 0.9 ? undefined : past.length
  })
}
