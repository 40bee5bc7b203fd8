import type { CourseWord } from '../course-items.ts'
import { chooseOptions, toMeaningOption } from './choices.ts'
import type { MeaningOption } from './choices.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/**
 * The word is shown; its picture is chosen among up to four. Every option's item has a picture,
 * which its meaning describes for those who don't see it.
 */
export interface ChoosePictureExercise extends AskedItem {
  readonly kind: 'choose-picture'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

export const choosePicture: KindRules<CourseWord, ChoosePictureExercise> = {
  needs: 'picture',
  build(word, material) {
    const { id: item, text } = word
    const options = chooseOptions(word, material, true)?.map(toMeaningOption)
    const isNew = material.isNew(item)
    return options && { kind: 'choose-picture', skill: 'recognise', item, isNew, text, options }
  },
}
