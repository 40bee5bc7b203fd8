import { seededRandom } from '../../seeds/seeded-random.ts'
import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import { listWrongSpellings } from '../wrong-spellings.ts'
import { firstForm } from '../written-word.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

const wrongOptions = 3

/**
 * The meaning is shown; which of up to four spellings is right is chosen. The wrong ones are words
 * of the course that differ in a letter or a tone, or the word itself with other marks: these are
 * shown as spellings, never as words.
 */
export interface ChooseSpellingExercise extends AskedItem {
  readonly kind: 'choose-spelling'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly right: string
  readonly options: readonly string[]
}

export const chooseSpelling: KindRules<CourseWord, ChooseSpellingExercise> = {
  build(word, material) {
    const right = firstForm([word.text])
    const random = seededRandom(`${material.seed}/${word.id}/spelling`)
    const wrong = listWrongSpellings(word, material, random).slice(0, wrongOptions)
    if (wrong.length === 0) return undefined
    return {
      kind: 'choose-spelling',
      skill: 'recall',
      item: word.id,
      isNew: material.isNew(word.id),
      meaning: shownMeaning(word),
      right,
      options: [right, ...wrong],
    }
  },
}
