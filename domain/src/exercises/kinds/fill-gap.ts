import { listSayings, shownMeaning } from '../course-items.ts'
import type { CourseSentence, CourseWord, Meaning } from '../course-items.ts'
import { listSentenceWords, listWordPools } from '../sentence-material.ts'
import { chooseWrongTiles, isWithin } from '../sentence-tiles.ts'
import { firstSaying, isName, listTokens } from '../sentence-tokens.ts'
import type { AskedItem, ExerciseMaterial, KindRules } from './kind-rules.ts'

/** A sentence of this many words has a gap. */
const gapTokens = { atLeast: 3, atMost: 12 } as const

/** A number can be read off the meaning: choosing it asks for nothing. */
const numberCategory = 'number'

const wrongOptions = 3

/** The meaning is shown, and the sentence but for one word, which is chosen among up to four. */
export interface FillGapExercise extends AskedItem {
  readonly kind: 'fill-gap'
  readonly skill: 'recall'
  readonly meaning: Meaning
  /** The sentence before and behind the gap, as written. */
  readonly before: string
  readonly after: string
  /** The missing word, as written in the sentence. */
  readonly right: string
  readonly options: readonly string[]
}

export const fillGap: KindRules<CourseSentence, FillGapExercise> = {
  build(sentence, material) {
    const gap = chooseGap(sentence, material)
    if (gap === undefined) return undefined
    const right = gap.word.text
    const wrong = chooseWrongTiles([gap.word], wrongOptions, {
      accepted: listSayings(sentence),
      pools: listWordPools(sentence, material),
      likeness: material.likeness,
      seed: `${material.seed}/${sentence.id}/gap`,
    })
    const around = cutOut(right, gap.at, sentence)
    if (wrong.length === 0 || around === undefined) return undefined
    return {
      kind: 'fill-gap',
      skill: 'recall',
      item: sentence.id,
      isNew: material.isNew(sentence.id),
      meaning: shownMeaning(sentence),
      ...around,
      right,
      options: [right, ...wrong],
    }
  },
}

/** What stands before and behind a token of the sentence. */
function cutOut(
  token: string,
  at: number,
  sentence: CourseSentence,
): { before: string; after: string } | undefined {
  const text = firstSaying(sentence)
  // Looked for behind the tokens before it: the same letters may stand earlier in the sentence.
  let from = 0
  for (const earlier of listTokens(sentence).slice(0, at)) {
    from = text.indexOf(earlier.text, from) + earlier.text.length
  }
  const start = text.indexOf(token, from)
  if (start < 0) return undefined
  return { before: text.slice(0, start), after: text.slice(start + token.length) }
}

/**
 * Which token of a sentence is left out: of those whose word has been met the one that the
 * course's sentences use least, the first of them; never the first of the sentence, a name or a
 * number. Undefined where there is none.
 */
export function chooseGap(
  sentence: CourseSentence,
  material: Pick<ExerciseMaterial, 'units' | 'met' | 'likeness'>,
): { readonly at: number; readonly word: CourseWord } | undefined {
  const { units, met, likeness } = material
  const words = listSentenceWords(sentence, material)
  if (!isWithin(words.length, gapTokens)) return undefined
  const known = units.flatMap((unit) => unit.words).filter(({ id }) => met.has(id))
  const isMet = ({ id, text }: CourseWord) =>
    met.has(id) || known.some((each) => likeness.same(each.text, text))
  const candidates = words.flatMap((word, at) => {
    const { text, category } = word
    const isGuessable =
      isName(text, sentence) || /\p{N}/u.test(text) || category.startsWith(numberCategory)
    return at === 0 || isGuessable || !isMet(word) ? [] : [{ at, word }]
  })
  const inCourse = units
    .flatMap(({ sentences = [] }) => sentences)
    .flatMap((each) => listTokens(each).map(({ text }) => text))
  const uses = ({ text }: CourseWord) =>
    inCourse.filter((other) => likeness.same(other, text)).length
  let rarest: (typeof candidates)[number] | undefined
  for (const candidate of candidates) {
    if (rarest === undefined || uses(candidate.word) < uses(rarest.word)) rarest = candidate
  }
  return rarest
}
