import { expandAccepted } from '../answers/expand-accepted.ts'
import { splitClusters } from '../orthography/clusters.ts'
import { shownMeaning } from './course-items.ts'
import type { CourseWord, Meaning } from './course-items.ts'
import type { AskedItem, ExerciseMaterial } from './kinds/kind-rules.ts'

/** A word that is asked for by its meaning and written, whole or in part. */
export interface WrittenWord extends AskedItem {
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** The word and its other accepted forms, in the notation of packs. */
  readonly accepted: readonly string[]
  /** What its letters are laid out by this time; set as it is asked. */
  readonly draw: string
}

/** What every kind asks about a word that is written. */
export function askWritten(
  word: CourseWord,
  { isNew }: Pick<ExerciseMaterial, 'isNew'>,
): Omit<WrittenWord, 'kind'> {
  return {
    skill: 'recall',
    item: word.id,
    isNew: isNew(word.id),
    meaning: shownMeaning(word),
    accepted: [word.text, ...(word.accepted ?? [])],
    draw: '',
  }
}

/** The first way in which a word may be written: the one that is shown. */
export const firstForm = ([text = '']: readonly string[]): string => expandAccepted(text)[0] ?? ''

/** An apostrophe may be the letter of a glottal stop. */
const letter = /^[\p{L}'’ʼꞌ]/u

/** The letters of a word, each with its marks; a hyphen and a space are none. */
export function listLetters(text: string): readonly string[] {
  return splitClusters(text).filter((cluster) => letter.test(cluster))
}
