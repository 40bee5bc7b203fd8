import { seededRandom } from '../../seeds/seeded-random.ts'
import { shownMeaning, type CourseWord, type Meaning } from '../course-items.ts'
import { chooseDistractors } from '../distractors.ts'
import type { ExerciseKind } from '../../scheduling/exercise-kinds.ts'
import type { Skill } from '../../scheduling/practice-events.ts'
import type { AskedItem, ExerciseMaterial, KindRules, Needs } from './kind-rules.ts'

const distractorCount = 3

export interface MeaningOption {
  /** The item whose meaning this is; the exercise's own item for the right one. */
  readonly item: string
  readonly meaning: Meaning
}

const toMeaningOption = (each: CourseWord): MeaningOption => ({
  item: each.id,
  meaning: shownMeaning(each),
})

/** An item and its wrong choices; undefined where there are none. */
export function chooseOptions(
  item: CourseWord,
  { seed, units, familiar, isPictured, likeness }: ExerciseMaterial,
  needPictures?: boolean,
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

/** A word is shown or heard; its meaning, or the picture of it, is chosen among up to four. */
export interface MeaningChoice<Kind extends ExerciseKind, Asked extends Skill> extends AskedItem {
  readonly kind: Kind
  readonly skill: Asked
  readonly text: string
  readonly options: readonly MeaningOption[]
}

/** The rules of a kind that asks so. Where it needs pictures, every option's item has one. */
export function askForMeaning<Kind extends ExerciseKind, Asked extends Skill>(
  kind: Kind,
  skill: Asked,
  needs: Needs = {},
): KindRules<CourseWord, MeaningChoice<Kind, Asked>> {
  return {
    ...needs,
    build(word, material) {
      const { id: item, text } = word
      const options = chooseOptions(word, material, needs.needsPicture)?.map(toMeaningOption)
      return options && { kind, skill, item, isNew: material.isNew(item), text, options }
    },
  }
}

/** The word is shown, and heard where it is recorded; its meaning is chosen among up to four. */
export const chooseMeaning = askForMeaning('choose-meaning', 'recognise')

/** The word is heard and not shown; its meaning is chosen among up to four. */
export const hearMeaning = askForMeaning('hear-meaning', 'hear', { needsRecording: true })

/**
 * The word is shown; its picture is chosen among up to four. Their meanings describe the pictures
 * for those who don't see them.
 */
export const choosePicture = askForMeaning('choose-picture', 'recognise', { needsPicture: true })

/** The word is heard and not shown; its picture is chosen among up to four. */
export const hearPicture = askForMeaning('hear-picture', 'hear', {
  needsRecording: true,
  needsPicture: true,
})
