import { shownMeaning } from '../course-items.ts'
import type { CourseWord, Meaning } from '../course-items.ts'
import { chooseOptions } from './choices.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The item's recording is heard; how it is written is chosen among up to four. */
export interface ChooseWrittenExercise extends AskedItem {
  readonly kind: 'choose-written'
  readonly skill: 'hear'
  /** To be shown with the feedback. */
  readonly meaning: Meaning
  readonly options: readonly { readonly item: string; readonly text: string }[]
}

export const chooseWritten: KindRules<CourseWord, ChooseWrittenExercise> = {
  needsRecording: true,
  build(word, material) {
    const options = chooseOptions(word, material)?.map(({ id, text }) => ({ item: id, text }))
    return (
      options && {
        kind: 'choose-written',
        skill: 'hear',
        item: word.id,
        isNew: material.isNew(word.id),
        meaning: shownMeaning(word),
        options,
      }
    )
  },
}
