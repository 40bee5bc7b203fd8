import type { CourseWord } from '../course-items.ts'
import { chooseOptions, toMeaningOption } from './choices.ts'
import type { MeaningOption } from './choices.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The word is shown, and heard where it is recorded; its meaning is chosen among up to four. */
export interface ChooseMeaningExercise extends AskedItem {
  readonly kind: 'choose-meaning'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

export const chooseMeaning: KindRules<CourseWord, ChooseMeaningExercise> = {
  build(word, material) {
    const { id: item, text } = word
    const options = chooseOptions(word, material)?.map(toMeaningOption)
    const isNew = material.isNew(item)
    return options && { kind: 'choose-meaning', skill: 'recognise', item, isNew, text, options }
  },
}
