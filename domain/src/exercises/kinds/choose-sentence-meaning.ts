import type { CourseSentence } from '../course-items.ts'
import { chooseOptions, toMeaningOption } from './choices.ts'
import type { MeaningOption } from './choices.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** Enough sentences for one to be chosen among four. */
const fewestSentences = 4

/** The sentence is shown; its meaning is chosen among up to four. Lessons begin with it. */
export interface ChooseSentenceMeaningExercise extends AskedItem {
  readonly kind: 'choose-sentence-meaning'
  readonly skill: 'recognise'
  readonly text: string
  readonly options: readonly MeaningOption[]
}

export const chooseSentenceMeaning: KindRules<CourseSentence, ChooseSentenceMeaningExercise> = {
  build(sentence, material) {
    const count = material.units.flatMap(({ sentences = [] }) => sentences).length
    // Sentences stand beside sentences, but for a course that has next to none.
    const units = material.units.map(({ unit, words, sentences = [] }) => ({
      unit,
      words: count < fewestSentences ? [...words, ...sentences] : sentences,
    }))
    const options = chooseOptions(sentence, { ...material, units })?.map(toMeaningOption)
    return (
      options && {
        kind: 'choose-sentence-meaning',
        skill: 'recognise',
        item: sentence.id,
        isNew: material.isNew(sentence.id),
        text: sentence.text,
        options,
      }
    )
  },
}
