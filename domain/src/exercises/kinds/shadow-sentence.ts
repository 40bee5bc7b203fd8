import { shownMeaning } from '../course-items.ts'
import type { CourseSentence, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/**
 * The sentence is heard, then said along with its speaker, and both are heard; the learner judges
 * how near they came (`judgeOwnSaying`).
 */
export interface ShadowSentenceExercise extends AskedItem {
  readonly kind: 'shadow-sentence'
  readonly skill: 'say'
  readonly meaning: Meaning
  readonly text: string
}

export const shadowSentence: KindRules<CourseSentence, ShadowSentenceExercise> = {
  needsRecording: true,
  build: (sentence, { isNew }) => ({
    kind: 'shadow-sentence',
    skill: 'say',
    item: sentence.id,
    isNew: isNew(sentence.id),
    meaning: shownMeaning(sentence),
    text: sentence.text,
  }),
}
