import type { CourseWord } from './course-items.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import { buildMatchPairs } from './kinds/match-pairs.ts'
import { sharesMeaning } from './meaning-keys.ts'
import type { WordLikeness } from './word-likeness.ts'

/** Most first: five pairs where there is a place for them, else four. */
const pairCounts = [5, 4] as const

/**
 * The plan with one match-pairs about words that it has already asked to recognise, between
 * exercises about other words. The plan as it is where there are too few such words, or no such
 * place. `words`: those that may be matched.
 */
export function insertMatchPairs(
  planned: readonly Exercise[],
  words: readonly CourseWord[],
  { isNew, likeness }: { isNew: (item: string) => boolean; likeness: WordLikeness },
): readonly Exercise[] {
  const distinct = listDistinct(words, likeness)
  for (const count of pairCounts) {
    const chosen = distinct.slice(0, count)
    const place = chosen.length < count ? undefined : findPlace(planned, chosen)
    if (place === undefined) continue
    return [...planned.slice(0, place), buildMatchPairs(chosen, isNew), ...planned.slice(place)]
  }
  return planned
}

/**
 * The first words that can stand side by side: no two written alike for this learner, none with a
 * meaning that is right for another.
 */
function listDistinct(words: readonly CourseWord[], likeness: WordLikeness): CourseWord[] {
  const distinct: CourseWord[] = []
  for (const word of words) {
    const isDistinct = distinct.every(
      (other) => !likeness.same(word.text, other.text) && !sharesMeaning(word, other),
    )
    if (isDistinct) distinct.push(word)
  }
  return distinct
}

/** The first place behind the recognising of all words where no neighbour is about one of them. */
function findPlace(planned: readonly Exercise[], words: readonly CourseWord[]): number | undefined {
  const isAbout = (exercise: Exercise | undefined) =>
    exercise !== undefined && itemsOf(exercise).some((item) => words.some(({ id }) => id === item))
  const last = planned.reduce(
    (found, each, at) => (each.skill === 'recognise' && isAbout(each) ? at : found),
    -1,
  )
  for (let place = last + 1; place <= planned.length; place++) {
    if (!isAbout(planned[place - 1]) && !isAbout(planned[place])) return place
  }
  return undefined
}
