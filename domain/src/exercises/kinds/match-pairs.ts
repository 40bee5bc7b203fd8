import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'

interface WordPair {
  readonly item: string
  readonly isNew: boolean
  readonly text: string
  readonly meaning: Meaning
}

/**
 * Four or five words beside their meanings, no two of which look alike; each word is matched. The
 * words stand in the order of `pairs`, the meanings in the order of `meaningOrder`. Answered as a
 * whole, by `answerPairs`.
 */
export interface MatchPairsExercise {
  readonly kind: 'match-pairs'
  readonly skill: 'recognise'
  readonly pairs: readonly WordPair[]
  /** The items, in the order in which their meanings stand. */
  readonly meaningOrder: readonly string[]
}

export function buildMatchPairs(
  words: readonly CourseWord[],
  isNew: (item: string) => boolean,
): MatchPairsExercise {
  return {
    kind: 'match-pairs',
    skill: 'recognise',
    pairs: words.map((word) => ({
      item: word.id,
      isNew: isNew(word.id),
      text: word.text,
      meaning: shownMeaning(word),
    })),
    meaningOrder: words.map(({ id }) => id),
  }
}
