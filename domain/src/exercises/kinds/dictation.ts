import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The item's recording is heard; the word is typed. */
export interface DictationExercise extends AskedItem {
  readonly kind: 'dictation'
  readonly skill: 'write'
  /** To be shown with the feedback. */
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
}

export const dictation: KindRules<CourseWord, DictationExercise> = {
  needsRecording: true,
  build: (word, { isNew }) => ({
    kind: 'dictation',
    skill: 'write',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    accepted: [word.text, ...(word.accepted ?? [])],
  }),
}
