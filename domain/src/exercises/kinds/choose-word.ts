import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import { chooseOptions } from './choices.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The meaning is shown; the word is chosen among up to four. */
export interface ChooseWordExercise extends AskedItem {
  readonly kind: 'choose-word'
  readonly skill: 'recall'
  readonly meaning: Meaning
  readonly options: readonly { readonly item: string; readonly text: string }[]
}

export const chooseWord: KindRules<CourseWord, ChooseWordExercise> = {
  build(word, material) {
    const options = chooseOptions(word, material)?.map(({ id, text }) => ({ item: id, text }))
    return (
      options && {
        kind: 'choose-word',
        skill: 'recall',
        item: word.id,
        isNew: material.isNew(word.id),
        meaning: shownMeaning(word),
        options,
      }
    )
  },
}
