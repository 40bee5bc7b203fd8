import { seededRandom } from '../../seeds/seeded-random.ts'
import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import { chooseDistractors } from '../distractors.ts'
import type { ExerciseMaterial } from './kind-rules.ts'

const distractorCount = 3

export interface MeaningOption {
  /** The item whose meaning this is; the exercise's own item for the right one. */
  readonly item: string
  readonly meaning: Meaning
}

export const toMeaningOption = (each: CourseWord): MeaningOption => ({
  item: each.id,
  meaning: shownMeaning(each),
})

/** An item and its wrong choices; undefined where there are none. */
export function chooseOptions(
  item: CourseWord,
  { seed, units, familiar, isPictured, likeness }: ExerciseMaterial,
  needPictures = false,
): CourseWord[] | undefined {
  const ownUnits = units.filter(({ words }) => words.some(({ id }) => id === item.id))
  const all = units.flatMap(({ words }) => words)
  const pools = [
    // Before enough words are met, the unit's others stand in, and the course's in a tiny unit.
    all.filter(({ id }) => familiar.has(id)),
    ownUnits.flatMap(({ words }) => words).filter(({ id }) => !familiar.has(id)),
    all.filter(({ id }) => !familiar.has(id)),
  ]
  const distractors = chooseDistractors(item, {
    pools: needPictures ? pools.map((pool) => pool.filter(({ id }) => isPictured(id))) : pools,
    count: distractorCount,
    likeness,
    random: seededRandom(`${seed}/${item.id}`),
  })
  return distractors.length === 0 ? undefined : [item, ...distractors]
}

/**
 * The two verdicts that a choice can have, also that of a meaning for a pair: the first one
 * chosen counts.
 */
export function judgeChoice(
  right: string,
  chosen: string,
): { verdict: 'exact'; outcome: 'correct' } | { verdict: 'wrong'; outcome: 'wrong' } {
  return chosen === right
    ? { verdict: 'exact', outcome: 'correct' }
    : { verdict: 'wrong', outcome: 'wrong' }
}
