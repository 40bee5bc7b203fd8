import type { CourseSentence } from '../course-items.ts'
import { askForMeaning } from './choices.ts'
import type { MeaningChoice } from './choices.ts'
import type { ExerciseMaterial, KindRules } from './kind-rules.ts'

/** Enough sentences for one to be chosen among four. */
const fewestSentences = 4

/** What a sentence may be mistaken for: other sentences, but for a course that has next to none. */
function amongSentences(material: ExerciseMaterial): ExerciseMaterial {
  const count = material.units.flatMap(({ sentences = [] }) => sentences).length
  const units = material.units.map(({ unit, words, sentences = [] }) => ({
    unit,
    words: count < fewestSentences ? [...words, ...sentences] : sentences,
  }))
  return { ...material, units }
}

const seen = askForMeaning('choose-sentence-meaning', 'recognise')
const heard = askForMeaning('hear-sentence-meaning', 'recognise', { needsRecording: true })

/** The sentence is shown; its meaning is chosen among up to four. Lessons begin with it. */
export const chooseSentenceMeaning: KindRules<
  CourseSentence,
  MeaningChoice<'choose-sentence-meaning', 'recognise'>
> = {
  build: (sentence, material) => seen.build(sentence, amongSentences(material)),
}

/**
 * The sentence is heard and not shown; its meaning is chosen among up to four. Seen or heard, what a
 * sentence means is one card.
 */
export const hearSentenceMeaning: KindRules<
  CourseSentence,
  MeaningChoice<'hear-sentence-meaning', 'recognise'>
> = {
  ...heard,
  build: (sentence, material) => heard.build(sentence, amongSentences(material)),
}
