import { splitClusters } from '../../orthography/clusters.ts'
import type { CourseWord } from '../course-items.ts'
import { askWritten, firstForm, listLetters } from '../written-word.ts'
import type { WrittenWord } from '../written-word.ts'
import type { KindRules } from './kind-rules.ts'

/** A word of so many letters is put together from tiles; a phrase is not. */
const fewestLetters = 3
const mostLetters = 10

/** The meaning is shown; the word is put together from its letters and some more (`layOutTiles`). */
export interface LetterTilesExercise extends WrittenWord {
  readonly kind: 'letter-tiles'
}

export const letterTiles: KindRules<CourseWord, LetterTilesExercise> = {
  build(word, material) {
    const text = firstForm([word.text])
    const { length } = listLetters(text)
    const isWord = splitClusters(text).length === length
    const isFit = isWord && length >= fewestLetters && length <= mostLetters
    return isFit ? { kind: 'letter-tiles', ...askWritten(word, material) } : undefined
  },
}
