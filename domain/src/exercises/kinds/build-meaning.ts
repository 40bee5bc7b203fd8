import type { CourseSentence } from '../course-items.ts'
import { listWordPools, toMeaningPools } from '../sentence-material.ts'
import { builtTokens, chooseWrongTiles, distractorCountFor, isWithin } from '../sentence-tiles.ts'
import {
  firstSaying,
  isEnglishI,
  listTiles,
  plainMeaning,
  splitTokens,
} from '../sentence-tokens.ts'
import type { AskedItem, ExerciseMaterial, KindRules } from './kind-rules.ts'

/** The sentence is shown; its meaning is built from tiles in the interface's language. */
export interface BuildMeaningExercise extends AskedItem {
  readonly kind: 'build-meaning'
  readonly skill: 'recognise'
  readonly text: string
  /** In the notation of packs, the meaning shown first. */
  readonly accepted: { readonly en: readonly string[]; readonly fr: readonly string[] }
  /** The words of the first accepted meaning and some more. */
  readonly tiles: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

export const buildMeaning: KindRules<CourseSentence, BuildMeaningExercise> = {
  build(sentence, material) {
    const en = listMeaningTiles(sentence, 'en', material)
    const fr = listMeaningTiles(sentence, 'fr', material)
    if (en === undefined || fr === undefined) return undefined
    return {
      kind: 'build-meaning',
      skill: 'recognise',
      item: sentence.id,
      isNew: material.isNew(sentence.id),
      text: firstSaying(sentence),
      accepted: sentence.gloss,
      tiles: { en, fr },
    }
  },
}

function listMeaningTiles(
  sentence: CourseSentence,
  language: 'en' | 'fr',
  material: ExerciseMaterial,
): string[] | undefined {
  const tokens = splitTokens(plainMeaning(sentence.gloss[language][0] ?? ''))
  if (!isWithin(tokens.length, builtTokens)) return undefined
  const inText = new Set(splitTokens(sentence.text))
  const own = listTiles(tokens, {
    keepsCapital: (token) => inText.has(token) || (language === 'en' && isEnglishI(token)),
  })
  const like = own.map((text) => ({ id: text, text, gloss: { en: [], fr: [] }, category: '' }))
  const wrong = chooseWrongTiles(like, distractorCountFor(own.length), {
    accepted: sentence.gloss[language],
    pools: toMeaningPools(listWordPools(sentence, material), language),
    likeness: material.meaningLikeness,
    seed: `${material.seed}/${sentence.id}/${language}`,
  })
  return [...own, ...wrong]
}
