import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { SeededRandom } from '../seeds/seeded-random.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import type { MatchPairsExercise } from './kinds/match-pairs.ts'
import type { SentenceExercise } from './kinds/sentence-kinds.ts'
import type { WordExercise } from './kinds/word-kinds.ts'

const optionsOfOnePair = 4

/** One question of any kind; what it is made of stands with its kind, in `kinds/`. */
export type Exercise = WordExercise | MatchPairsExercise | SentenceExercise

/** The exercise of one kind, or of some. */
export type ExerciseOf<Kind extends ExerciseKind> = Extract<Exercise, { readonly kind: Kind }>

/** The items an exercise asks about: one, but for match-pairs. */
export function itemsOf(exercise: Exercise): readonly string[] {
  return exercise.kind === 'match-pairs' ? exercise.pairs.map(({ item }) => item) : [exercise.item]
}

/** Which time an exercise is asked, and about what of it. */
interface Asking {
  readonly items: readonly string[]
  readonly attempt: number
  /** In the easier form, where it has one. */
  readonly isEased?: boolean | undefined
}

/**
 * An exercise as it is asked this time: its choices in the order of this attempt, so that where
 * the right one stands is no help, and of match-pairs only a word that was matched wrongly. What
 * is mixed follows from what the exercise has: `options`, or `tiles`, alike for every kind. A word
 * that was typed wrongly comes back in its easier form.
 */
export function arrangeExercise(
  exercise: Exercise,
  { items, attempt, isEased }: Asking,
  seed: string,
): Exercise {
  const draw = `${seed}/${items.join(' ')}/${attempt}`
  const random = seededRandom(draw)
  if (exercise.kind === 'match-pairs') {
    const [item] = items
    if (attempt > 0 && item !== undefined) return askOnePair(exercise, item, random)
    return { ...exercise, meaningOrder: shuffled(itemsOf(exercise), random) }
  }
  if ('options' in exercise) return withMixedOptions(exercise, random)
  const isEasier = attempt > 0 || isEased === true
  if ('easier' in exercise && exercise.easier !== undefined && isEasier) {
    // Put together by its meaning, also where it was to be written from hearing.
    return { ...exercise, kind: exercise.easier, skill: 'recall', draw }
  }
  if ('draw' in exercise) return { ...exercise, draw }
  if (!('tiles' in exercise)) return exercise
  if (exercise.kind !== 'build-meaning') {
    return { ...exercise, tiles: mixed(exercise.tiles, random) }
  }
  const { en, fr } = exercise.tiles
  return { ...exercise, tiles: { en: mixed(en, random), fr: mixed(fr, random) } }
}

const withMixedOptions = <Choice extends { readonly options: readonly unknown[] }>(
  exercise: Choice,
  random: SeededRandom,
): Choice => ({ ...exercise, options: shuffled(exercise.options, random) })

/** Tiles in another order than they were built in, which is the right one. */
function mixed(tiles: readonly string[], random: SeededRandom): readonly string[] {
  const order = shuffled(tiles, random)
  const isSolved = order.every((tile, at) => tile === tiles[at])
  return isSolved ? [...order.slice(1), ...order.slice(0, 1)] : order
}

/** A word of match-pairs alone, with the other meanings of the exercise as choices. */
function askOnePair(
  { pairs }: MatchPairsExercise,
  item: string,
  random: SeededRandom,
): ExerciseOf<'choose-meaning'> {
  const own = pairs.filter((pair) => pair.item === item)
  const others = shuffled(
    pairs.filter((pair) => pair.item !== item),
    random,
  )
  return {
    kind: 'choose-meaning',
    skill: 'recognise',
    item,
    isNew: own.some(({ isNew }) => isNew),
    text: own[0]?.text ?? '',
    options: shuffled([...own, ...others].slice(0, optionsOfOnePair), random).map((pair) => ({
      item: pair.item,
      meaning: pair.meaning,
    })),
  }
}
