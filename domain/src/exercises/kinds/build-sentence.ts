import { listSayings, shownMeaning } from '../course-items.ts'
import type { CourseSentence, Meaning } from '../course-items.ts'
import {
  listSentenceSynonyms,
  listSentenceTiles,
  listSentenceWords,
  listWordPools,
} from '../sentence-material.ts'
import { builtTokens, chooseWrongTiles, distractorCountFor, isWithin } from '../sentence-tiles.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** The meaning is shown; the sentence is built from tiles, some of which it does not need. */
export interface BuildSentenceExercise extends AskedItem {
  readonly kind: 'build-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** In the notation of packs. */
  readonly accepted: readonly string[]
  /** Other sentences of the course that mean what is shown, by the language it is shown in. */
  readonly synonyms: { readonly en: readonly string[]; readonly fr: readonly string[] }
  readonly tiles: readonly string[]
}

export const buildSentence: KindRules<CourseSentence, BuildSentenceExercise> = {
  build(sentence, material) {
    const own = listSentenceTiles(sentence, material)
    if (!isWithin(own.length, builtTokens)) return undefined
    const accepted = listSayings(sentence)
    const synonyms = listSentenceSynonyms(sentence, material)
    const words = listSentenceWords(sentence, material)
    const wrong = chooseWrongTiles(words, distractorCountFor(own.length), {
      accepted: [...accepted, ...synonyms.en, ...synonyms.fr],
      pools: listWordPools(sentence, material),
      likeness: material.likeness,
      seed: `${material.seed}/${sentence.id}`,
    })
    return {
      kind: 'build-sentence',
      skill: 'recall',
      item: sentence.id,
      isNew: material.isNew(sentence.id),
      meaning: shownMeaning(sentence),
      accepted,
      synonyms,
      tiles: [...own, ...wrong],
    }
  },
}
