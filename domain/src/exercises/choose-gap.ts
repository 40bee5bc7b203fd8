import type { CourseSentence, CourseWord } from './course-items.ts'
import type { SentenceMaterial } from './sentence-material.ts'
import { listSentenceWords } from './sentence-material.ts'
import { isName, listTokens } from './sentence-tokens.ts'

/** A sentence of this many words has a gap. */
const gapTokens = { atLeast: 3, atMost: 12 } as const

/** A number can be read off the meaning: choosing it asks for nothing. */
const numberCategory = 'number'

/**
 * Which token of a sentence is left out: of those whose word has been met the one that the
 * course's sentences use least, the first of them; never the first of the sentence, a name or a
 * number. Undefined where there is none.
 */
export function chooseGap(
  sentence: CourseSentence,
  material: Pick<SentenceMaterial, 'units' | 'met' | 'likeness'>,
): { readonly at: number; readonly word: CourseWord } | undefined {
  const { units, met, likeness } = material
  const words = listSentenceWords(sentence, material)
  if (words.length < gapTokens.atLeast || words.length > gapTokens.atMost) return undefined
  const known = units.flatMap((unit) => unit.words).filter(({ id }) => met.has(id))
  const isMet = ({ id, text }: CourseWord) =>
    met.has(id) || known.some((each) => likeness.same(each.text, text))
  const candidates = words.flatMap((word, at) => {
    const { text, category } = word
    const isTold =
      isName(text, sentence) || /\p{N}/u.test(text) || category.startsWith(numberCategory)
    return at === 0 || isTold || !isMet(word) ? [] : [{ at, word }]
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
