import type { SeededRandom } from '../seeds/seeded-random.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import type { ChooseMeaningExercise, Exercise, MatchPairsExercise } from './exercise.ts'
import { itemsOf } from './exercise.ts'
import type { QueueEntry } from './session-queue.ts'

const optionsOfOnePair = 4

/**
 * An exercise as it is asked this time: its choices in the order of this attempt, so that where
 * the right one stands is no help, and of match-pairs only a word that was matched wrongly.
 */
export function arrangeExercise(
  exercise: Exercise,
  { items, attempt }: Pick<QueueEntry, 'items' | 'attempt'>,
  seed: string,
): Exercise {
  const random = seededRandom(`${seed}/${items.join(' ')}/${attempt}`)
  switch (exercise.kind) {
    case 'choose-meaning':
    case 'choose-picture':
      return { ...exercise, options: shuffled(exercise.options, random) }
    case 'choose-sentence-meaning':
      return { ...exercise, options: shuffled(exercise.options, random) }
    case 'choose-written':
      return { ...exercise, options: shuffled(exercise.options, random) }
    case 'match-pairs': {
      const [item] = items
      if (attempt > 0 && item !== undefined) return askOnePair(exercise, item, random)
      return { ...exercise, meaningOrder: shuffled(itemsOf(exercise), random) }
    }
    case 'type-word':
    case 'dictation':
    case 'say-and-compare':
    case 'type-meaning':
    case 'type-sentence':
    case 'write-sentence':
      return exercise
    case 'fill-gap':
      return { ...exercise, options: shuffled(exercise.options, random) }
    case 'build-sentence':
    case 'reorder-sentence':
      return { ...exercise, tiles: mixed(exercise.tiles, random) }
    case 'build-meaning': {
      const { en, fr } = exercise.tiles
      return { ...exercise, tiles: { en: mixed(en, random), fr: mixed(fr, random) } }
    }
  }
}

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
): ChooseMeaningExercise {
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
