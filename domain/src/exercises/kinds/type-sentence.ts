import { listSayings, shownMeaning } from '../course-items.ts'
import type { CourseSentence, Meaning } from '../course-items.ts'
import { listSentenceSynonyms } from '../sentence-material.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The meaning is shown; the sentence is typed. */
export interface TypeSentenceExercise extends AskedItem {
  readonly kind: 'type-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** In the notation of packs. */
  readonly accepted: readonly string[]
  /** Other sentences of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

export const typeSentence: KindRules<CourseSentence, TypeSentenceExercise> = {
  build: (sentence, material) => ({
    kind: 'type-sentence',
    skill: 'recall',
    item: sentence.id,
    isNew: material.isNew(sentence.id),
    meaning: shownMeaning(sentence),
    accepted: listSayings(sentence),
    synonyms: listSentenceSynonyms(sentence, material),
  }),
}
