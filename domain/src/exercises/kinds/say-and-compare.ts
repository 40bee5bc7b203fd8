import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/**
 * The meaning is shown and the word said aloud, then compared with the item's recording. The
 * learner judges (`judgeOwnSaying`); it never fails.
 */
export interface SayAndCompareExercise extends AskedItem {
  readonly kind: 'say-and-compare'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly text: string
}

export const sayAndCompare: KindRules<CourseWord, SayAndCompareExercise> = {
  needs: 'recording',
  build: (word, { isNew }) => ({
    kind: 'say-and-compare',
    skill: 'recall',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    text: word.text,
  }),
}

/** What the learner says of their own saying it: nobody else has judged it, so it never fails. */
export function judgeOwnSaying(isClose: boolean): {
  verdict: 'exact'
  outcome: 'correct' | 'almost'
} {
  return { verdict: 'exact', outcome: isClose ? 'correct' : 'almost' }
}
