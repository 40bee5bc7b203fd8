import type { CourseWord } from '../course-items.ts'
import { listSynonymTexts } from '../meaning-keys.ts'
import { askWritten } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import { findEasierForm, type EasierForm } from './easier-form.ts'
import type { KindRules } from './kind-rules.ts'

/** The meaning is shown; the word is typed. */
export interface TypeWordExercise extends WrittenWord {
  readonly kind: 'type-word'
  /** Other words of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
  readonly easier?: EasierForm | undefined
}

export const typeWord: KindRules<CourseWord, TypeWordExercise> = {
  build: (word, material) => ({
    kind: 'type-word',
    ...askWritten(word, material),
    synonyms: listSynonymTexts(
      word,
      material.units.flatMap(({ words }) => words),
    ),
    easier: findEasierForm(word, material),
  }),
}
