import type { SentenceKind } from '../../scheduling/exercise-kinds.ts'
import type { CourseSentence } from '../course-items.ts'
import { buildMeaning } from './build-meaning.ts'
import { buildSentence } from './build-sentence.ts'
import { chooseSentenceMeaning, hearSentenceMeaning } from './choose-sentence-meaning.ts'
import { fillGap } from './fill-gap.ts'
import type { AskedItem, BuiltBy, KindRules } from './kind-rules.ts'
import { reorderSentence } from './reorder-sentence.ts'
import { shadowSentence } from './shadow-sentence.ts'
import { typeMeaning } from './type-meaning.ts'
import { typeSentence } from './type-sentence.ts'
import { writeSentence } from './write-sentence.ts'

/** The rules of every kind that asks about a sentence: sessions of words load none of them. */
export const sentenceKindRules = {
  'build-meaning': buildMeaning,
  'type-meaning': typeMeaning,
  'fill-gap': fillGap,
  'reorder-sentence': reorderSentence,
  'build-sentence': buildSentence,
  'type-sentence': typeSentence,
  'write-sentence': writeSentence,
  'choose-sentence-meaning': chooseSentenceMeaning,
  'hear-sentence-meaning': hearSentenceMeaning,
  'shadow-sentence': shadowSentence,
} satisfies {
  readonly [Kind in SentenceKind]: KindRules<CourseSentence, AskedItem & { kind: Kind }>
}

/** An exercise about one sentence. */
export type SentenceExercise = BuiltBy<typeof sentenceKindRules>
