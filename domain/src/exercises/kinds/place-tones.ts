import { isToneWhole } from '../../orthography/tone-bearers.ts'
import type { CourseWord } from '../course-items.ts'
import { askWritten, firstForm } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import type { KindRules } from './kind-rules.ts'

/** The meaning and the word without its tone marks are shown; the marks are put on (`layOutTones`). */
export interface PlaceTonesExercise extends WrittenWord {
  readonly kind: 'place-tones'
}

export const placeTones: KindRules<CourseWord, PlaceTonesExercise> = {
  build: (word, material) =>
    isToneWhole(firstForm([word.text]), material.language)
      ? { kind: 'place-tones', ...askWritten(word, material) }
      : undefined,
}
