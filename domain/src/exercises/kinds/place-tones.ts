import { findLanguage } from '../../orthography/languages.ts'
import { isToneWhole } from '../../orthography/tone-bearers.ts'
import type { CourseWord } from '../course-items.ts'
import { askWritten, firstForm } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import type { KindRules } from './kind-rules.ts'

/** The meaning and the word without its tone marks are shown; the marks are put on (`layOutTones`). */
export interface PlaceTonesExercise extends WrittenWord {
  readonly kind: 'place-tones'
}

/** The words whose tones are written whole, so that they can be practised. */
export const listToneWords = <Word extends CourseWord>(
  course: string,
  words: readonly Word[],
): readonly Word[] =>
  words.filter(({ text }) => isToneWhole(firstForm([text]), findLanguage(course)))

export const placeTones: KindRules<CourseWord, PlaceTonesExercise> = {
  build: (word, material) =>
    isToneWhole(firstForm([word.text]), material.language)
      ? { kind: 'place-tones', ...askWritten(word, material) }
      : undefined,
}
