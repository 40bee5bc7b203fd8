import type { CourseWord } from '../course-items.ts'
import { listSynonymTexts } from '../meaning-keys.ts'
import { askWritten } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import type { ExerciseMaterial, KindRules } from './kind-rules.ts'
import { letterTiles } from './letter-tiles.ts'
import { missingLetter } from './missing-letter.ts'
import { placeTones } from './place-tones.ts'

/** The meaning is shown; the word is typed. */
export interface TypeWordExercise extends WrittenWord {
  readonly kind: 'type-word'
  /** Other words of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
  /** Absent where no easier kind can ask the word. */
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

/** In which form a typed word is asked where typing it once more would be too much. */
export type EasierForm = 'letter-tiles' | 'missing-letter' | 'place-tones'

/** The easiest of them comes last: where it can be, a word is put together whole. */
export const findEasierForm = (
  word: CourseWord,
  material: ExerciseMaterial,
): EasierForm | undefined =>
  [letterTiles, missingLetter, placeTones]
    .map(({ build }) => build(word, material)?.kind)
    .find((kind) => kind !== undefined && material.kinds.has(kind))
