import { expandAccepted } from '../answers/expand-accepted.ts'
import type { CourseSentence, CourseUnit, CourseWord } from './course-items.ts'
import type { ExerciseMaterial } from './kinds/kind-rules.ts'
import { listSynonymTexts } from './meaning-keys.ts'
import { isName, listTiles, listTokens, plainMeaning, splitTokens } from './sentence-tokens.ts'

/** The words of a sentence as the course knows them; what it does not know stands for itself. */
export function listSentenceWords(
  sentence: CourseSentence,
  { units }: Pick<ExerciseMaterial, 'units'>,
): CourseWord[] {
  const words = units.flatMap((unit) => unit.words)
  return listTokens(sentence).map(({ text, word: id }) => {
    const word = words.find((each) => each.id === id)
    const shown = { id: id ?? text, gloss: { en: [], fr: [] }, category: '' }
    return { ...(word ?? shown), text }
  })
}

/** The sentence's own words, in its order, as tiles. */
export function listSentenceTiles(
  sentence: CourseSentence,
  { units }: Pick<ExerciseMaterial, 'units'>,
): string[] {
  const words = units.flatMap((unit) => unit.words)
  const tokens = listTokens(sentence)
  const ownSpelling = words.find(({ id }) => id === tokens[0]?.word)?.text
  return listTiles(
    tokens.map(({ text }) => text),
    { keepsCapital: (token) => token === ownSpelling || isName(token, sentence) },
  )
}

/** Other sentences of the course that mean what is shown, by the language it is shown in. */
export function listSentenceSynonyms(
  sentence: CourseSentence,
  { units }: Pick<ExerciseMaterial, 'units'>,
): { readonly en: readonly string[]; readonly fr: readonly string[] } {
  return listSynonymTexts(
    sentence,
    units.flatMap(({ sentences = [] }) => sentences),
  )
}

/** The words of one token that may stand beside the right ones: those met, then the unit's. */
export function listWordPools(
  sentence: CourseSentence,
  { units, familiar }: Pick<ExerciseMaterial, 'units' | 'familiar'>,
): CourseWord[][] {
  const isOfSentence = ({ sentences = [] }: CourseUnit) =>
    sentences.some(({ id }) => id === sentence.id)
  const own = units.filter(isOfSentence).flatMap(({ words }) => words)
  const pools = [
    units.flatMap(({ words }) => words).filter(({ id }) => familiar.has(id)),
    // Before enough words are met, the unit's others stand in.
    own.filter(({ id }) => !familiar.has(id)),
  ]
  return pools.map((pool) =>
    pool.flatMap((word) => {
      const [text = ''] = expandAccepted(word.text)
      return splitTokens(text).length === 1 ? [{ ...word, text }] : []
    }),
  )
}

/** The same words by their meanings in one language, as far as these are one token. */
export function toMeaningPools(
  pools: readonly (readonly CourseWord[])[],
  language: 'en' | 'fr',
): CourseWord[][] {
  return pools.map((pool) =>
    pool.flatMap(({ id, gloss, category }) => {
      const tokens = splitTokens(plainMeaning(gloss[language][0] ?? ''))
      const [text] = tokens
      if (text === undefined || tokens.length > 1) return []
      return [{ id, text, gloss: { en: [], fr: [] }, category }]
    }),
  )
}
