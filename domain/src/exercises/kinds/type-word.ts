import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import { listSynonymTexts } from '../meaning-keys.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The meaning is shown; the word is typed. */
export interface TypeWordExercise extends AskedItem {
  readonly kind: 'type-word'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
  /** Other words of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

export const typeWord: KindRules<CourseWord, TypeWordExercise> = {
  build: (word, { units, isNew }) => ({
    kind: 'type-word',
    skill: 'recall',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    accepted: [word.text, ...(word.accepted ?? [])],
    synonyms: listSynonymTexts(
      word,
      units.flatMap(({ words }) => words),
    ),
  }),
}
