import type { CourseWord } from '../course-items.ts'
import { askWritten, firstForm, listLetters } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import type { KindRules } from './kind-rules.ts'

/** With fewer letters nothing is left to know the word by. */
const fewestLetters = 2

/**
 * The meaning is shown, and the word but for one letter, which is chosen among up to four
 * (`layOutMissingLetter`).
 */
export interface MissingLetterExercise extends WrittenWord {
  readonly kind: 'missing-letter'
}

export const missingLetter: KindRules<CourseWord, MissingLetterExercise> = {
  build: (word, material) =>
    listLetters(firstForm([word.text])).length < fewestLetters
      ? undefined
      : { kind: 'missing-letter', ...askWritten(word, material) },
}
