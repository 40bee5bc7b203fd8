import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/**
 * The meaning is shown and the word said aloud, then compared with the item's recording. The
 * learner judges (`judgeOwnSaying`).
 */
export interface SayAndCompareExercise extends AskedItem {
  readonly kind: 'say-and-compare'
  readonly skill: 'say'
  readonly meaning: Meaning
  readonly text: string
}

export const sayAndCompare: KindRules<CourseWord, SayAndCompareExercise> = {
  needsRecording: true,
  build: (word, { isNew }) => ({
    kind: 'say-and-compare',
    skill: 'say',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    text: word.text,
  }),
}

/** How near a saying was to the recording: `forgotten` where nothing came to be said. */
export type OwnSaying = 'close' | 'far' | 'forgotten'

const judged = {
  close: { verdict: 'exact', outcome: 'correct' },
  far: { verdict: 'exact', outcome: 'almost' },
  forgotten: { verdict: 'wrong', outcome: 'wrong' },
} as const

/**
 * What the learner says of their own saying: nobody else has judged it. Rated Good, Hard and Again
 * (`ratingFor`).
 */
export const judgeOwnSaying = (saying: OwnSaying): (typeof judged)[OwnSaying] => judged[saying]
