import { adaptiveOrder, randomOrder, trainEars } from '@mboa/domain/testing'
import { median, type Figure } from './figure.ts'

/** The ears and their draws follow from numbers: every machine prints the same. */
const ears = 200
const levels = [0.55, 0.65, 0.75]

/**
 * How many trials simulated ears need to be right in nine of ten, in the order of the tone trainer
 * and in none (docs/decisions/0037).
 */
export function measureToneOrder(): Figure[] {
  return levels.flatMap((level): Figure[] => {
    const byChance = trainEars({ ears, level }, randomOrder)
    const adaptive = trainEars({ ears, level }, adaptiveOrder)
    const saved = 1 - medianOf(adaptive) / medianOf(byChance)
    const never = adaptive.filter((trials) => trials === undefined).length
    const from = `tones, from ${Math.round(level * 100)} %`
    return [
      { name: `${from}: trials to 90 %, by chance`, value: String(medianOf(byChance)) },
      { name: `${from}: trials to 90 %, adaptive`, value: String(medianOf(adaptive)) },
      {
        name: `${from}: trials saved`,
        value: `${Math.round(saved * 100)} %`,
        aim: 'at least 15 %',
      },
      { name: `${from}: ears that never get there`, value: String(never), aim: 'none' },
    ]
  })
}

const medianOf = (trials: readonly (number | undefined)[]) =>
  median(trials.map((each) => each ?? Infinity))
