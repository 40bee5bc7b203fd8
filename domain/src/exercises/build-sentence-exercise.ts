import { expandAccepted } from '../answers/expand-accepted.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import { buildExercise } from './build-exercise.ts'
import { chooseGap } from './choose-gap.ts'
import { listSayings, shownMeaning } from './course-items.ts'
import type { CourseSentence } from './course-items.ts'
import { listSynonymTexts } from './meaning-keys.ts'
import type {
  ChooseSentenceMeaningExercise,
  FillGapExercise,
  SentenceExercise,
} from './sentence-exercise.ts'
import { listSentenceWords, listWordPools, toMeaningPools } from './sentence-material.ts'
import type { SentenceMaterial } from './sentence-material.ts'
import { chooseWrongTiles, distractorCountFor } from './sentence-tiles.ts'
import {
  isEnglishI,
  isName,
  listTiles,
  listTokens,
  plainMeaning,
  splitTokens,
} from './sentence-tokens.ts'

/** A sentence of this many words is built from tiles. */
const builtTokens = { atLeast: 2, atMost: 12 } as const
/** A sentence of this many words is put in order. */
const reorderedTokens = { atLeast: 3, atMost: 10 } as const
const wrongOptions = 3
/** Enough sentences for one to be chosen among four. */
const fewestSentences = 4

const isWithin = (count: number, { atLeast, atMost }: { atLeast: number; atMost: number }) =>
  count >= atLeast && count <= atMost

/** The exercise of a kind about a sentence; undefined where the sentence is not fit for it. */
export function buildSentenceExercise(
  kind: SentenceKind,
  sentence: CourseSentence,
  material: SentenceMaterial,
): SentenceExercise | undefined {
  const asked = { item: sentence.id, isNew: !material.met.has(sentence.id) }
  const meaning = shownMeaning(sentence)
  const accepted = listSayings(sentence)
  const [text = ''] = expandAccepted(sentence.text)
  switch (kind) {
    case 'choose-sentence-meaning':
      return chooseMeaning(sentence, material)
    case 'write-sentence':
      return { kind, skill: 'write', ...asked, meaning, accepted }
    case 'type-sentence': {
      const synonyms = findSynonyms(sentence, material)
      return { kind, skill: 'recall', ...asked, meaning, accepted, synonyms }
    }
    case 'type-meaning':
      return { kind, skill: 'recognise', ...asked, text, accepted: sentence.gloss }
    case 'build-meaning': {
      const [en, fr] = [
        tilesOfMeaning(sentence, 'en', material),
        tilesOfMeaning(sentence, 'fr', material),
      ]
      if (en === undefined || fr === undefined) return undefined
      return {
        kind,
        skill: 'recognise',
        ...asked,
        text,
        accepted: sentence.gloss,
        tiles: { en, fr },
      }
    }
    case 'build-sentence': {
      const own = tilesOfText(sentence, material)
      if (!isWithin(own.length, builtTokens)) return undefined
      const synonyms = findSynonyms(sentence, material)
      const wrong = chooseWrongTiles(
        listSentenceWords(sentence, material),
        distractorCountFor(own.length),
        {
          accepted: [...accepted, ...synonyms.en, ...synonyms.fr],
          pools: listWordPools(sentence, material),
          likeness: material.likeness,
          seed: `${material.seed}/${sentence.id}`,
        },
      )
      const tiles = [...own, ...wrong]
      return { kind, skill: 'recall', ...asked, meaning, accepted, synonyms, tiles }
    }
    case 'reorder-sentence': {
      const tiles = tilesOfText(sentence, material)
      const isOrdered = isWithin(tiles.length, reorderedTokens) && new Set(tiles).size > 1
      return isOrdered ? { kind, skill: 'recall', ...asked, meaning, accepted, tiles } : undefined
    }
    case 'fill-gap': {
      const gap = leaveGap(sentence, text, material)
      return gap && { kind, skill: 'recall', ...asked, meaning, ...gap }
    }
  }
}

/** Sentences stand beside sentences, but for a course that has next to none. */
function chooseMeaning(
  sentence: CourseSentence,
  material: SentenceMaterial,
): ChooseSentenceMeaningExercise | undefined {
  const { seed, units, met, familiar, likeness } = material
  const all = units.flatMap(({ sentences = [] }) => sentences)
  const choices = units.map(({ unit, words, sentences = [] }) => ({
    unit,
    words: all.length < fewestSentences ? [...words, ...sentences] : sentences,
  }))
  const exercise = buildExercise('choose-meaning', sentence, {
    seed,
    units: choices,
    familiar,
    likeness,
    isNew: (item) => !met.has(item),
    isPictured: () => false,
  })
  if (exercise?.kind !== 'choose-meaning') return undefined
  return { ...exercise, kind: 'choose-sentence-meaning' }
}

function findSynonyms(sentence: CourseSentence, { units }: SentenceMaterial) {
  return listSynonymTexts(
    sentence,
    units.flatMap(({ sentences = [] }) => sentences),
  )
}

function tilesOfText(sentence: CourseSentence, material: SentenceMaterial): string[] {
  const words = material.units.flatMap((unit) => unit.words)
  const tokens = listTokens(sentence)
  const ownSpelling = words.find(({ id }) => id === tokens[0]?.word)?.text
  return listTiles(
    tokens.map(({ text }) => text),
    { keepsCapital: (token) => token === ownSpelling || isName(token, sentence) },
  )
}

function tilesOfMeaning(
  sentence: CourseSentence,
  language: 'en' | 'fr',
  material: SentenceMaterial,
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

function leaveGap(
  sentence: CourseSentence,
  text: string,
  material: SentenceMaterial,
): Pick<FillGapExercise, 'before' | 'after' | 'right' | 'options'> | undefined {
  const gap = chooseGap(sentence, material)
  if (gap === undefined) return undefined
  const right = gap.word.text
  const wrong = chooseWrongTiles([gap.word], wrongOptions, {
    accepted: listSayings(sentence),
    pools: listWordPools(sentence, material),
    likeness: material.likeness,
    seed: `${material.seed}/${sentence.id}/gap`,
  })
  if (wrong.length === 0) return undefined
  // Looked for behind the tokens before it: the same letters may stand earlier in the sentence.
  let from = 0
  for (const token of listTokens(sentence).slice(0, gap.at)) {
    from = text.indexOf(token.text, from) + token.text.length
  }
  const start = text.indexOf(right, from)
  if (start < 0) return undefined
  const before = text.slice(0, start)
  return { before, after: text.slice(start + right.length), right, options: [right, ...wrong] }
}
