import { listSayings, shownMeaning } from '../course-items.ts'
import type { CourseSentence, Meaning } from '../course-items.ts'
import { listSentenceTiles } from '../sentence-material.ts'
import { isWithin } from '../sentence-tiles.ts'
import type { AskedItem, KindRules } from './kind-rules.ts'

/** A sentence of this many words is put in order. */
const reorderedTokens = { atLeast: 3, atMost: 10 } as const

/** The meaning is shown; the sentence's own words are brought into an order. */
export interface ReorderSentenceExercise extends AskedItem {
  readonly kind: 'reorder-sentence'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** In the notation of packs. */
  readonly accepted: readonly string[]
  readonly tiles: readonly string[]
}

export const reorderSentence: KindRules<CourseSentence, ReorderSentenceExercise> = {
  build(sentence, material) {
    const tiles = listSentenceTiles(sentence, material)
    const isOrdered = isWithin(tiles.length, reorderedTokens) && new Set(tiles).size > 1
    if (!isOrdered) return undefined
    return {
      kind: 'reorder-sentence',
      skill: 'recall',
      item: sentence.id,
      isNew: material.isNew(sentence.id),
      meaning: shownMeaning(sentence),
      accepted: listSayings(sentence),
      tiles,
    }
  },
}
