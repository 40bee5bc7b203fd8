import type { CourseSentence } from '../course-items.ts'
import { firstSaying } from '../sentence-tokens.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The sentence is shown; its meaning is typed in the interface's language. */
export interface TypeMeaningExercise extends AskedItem {
  readonly kind: 'type-meaning'
  readonly skill: 'recognise'
  readonly text: string
  /** In the notation of packs. */
  readonly accepted: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

export const typeMeaning: KindRules<CourseSentence, TypeMeaningExercise> = {
  build: (sentence, { isNew }) => ({
    kind: 'type-meaning',
    skill: 'recognise',
    item: sentence.id,
    isNew: isNew(sentence.id),
    text: firstSaying(sentence),
    accepted: sentence.gloss,
  }),
}
