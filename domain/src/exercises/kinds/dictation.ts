import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'
import { findEasierForm, type EasierForm } from './type-word.ts'

/** The item's recording is heard; the word is typed. */
export interface DictationExercise extends AskedItem {
  readonly kind: 'dictation'
  readonly skill: 'write'
  /** To be shown with the feedback. */
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
  /** The form in which the word is asked by its meaning; absent where no easier kind can ask it. */
  readonly easier?: EasierForm | undefined
}

export const dictation: KindRules<CourseWord, DictationExercise> = {
  needsRecording: true,
  build: (word, material) => ({
    kind: 'dictation',
    skill: 'write',
    item: word.id,
    isNew: material.isNew(word.id),
    meaning: shownMeaning(word),
    accepted: [word.text, ...(word.accepted ?? [])],
    easier: findEasierForm(word, material),
  }),
}
