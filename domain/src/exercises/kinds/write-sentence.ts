import { listSayings, shownMeaning } from '../course-items.ts'
import type { CourseSentence, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The item's recording is heard; the sentence is typed. */
export interface WriteSentenceExercise extends AskedItem {
  readonly kind: 'write-sentence'
  readonly skill: 'write'
  /** To be shown with the feedback. */
  readonly meaning: Meaning
  /** In the notation of packs. */
  readonly accepted: readonly string[]
}

export const writeSentence: KindRules<CourseSentence, WriteSentenceExercise> = {
  needsRecording: true,
  build: (sentence, { isNew }) => ({
    kind: 'write-sentence',
    skill: 'write',
    item: sentence.id,
    isNew: isNew(sentence.id),
    meaning: shownMeaning(sentence),
    accepted: listSayings(sentence),
  }),
}
