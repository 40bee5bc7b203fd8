import { expandAccepted } from '../answers/expand-accepted.ts'
import type { SeededRandom } from '../seeds/seeded-random.ts'
import { shuffled } from '../seeds/seeded-random.ts'
import type { CourseWord } from './course-items.ts'
import { readApart, sharesMeaning } from './meaning-keys.ts'
import type { WordLikeness } from './word-likeness.ts'

/** What makes a wrong choice worth offering, and its share of them. */
const reasons = [
  { reason: 'form', share: 0.4 },
  { reason: 'category', share: 0.4 },
  { reason: 'any', share: 0.2 },
] as const
type Reason = (typeof reasons)[number]['reason']

export interface DistractorSource {
  /** Where wrong choices come from: all that is possible from the first list, then the next. */
  readonly pools: readonly (readonly CourseWord[])[]
  readonly count: number
  readonly likeness: WordLikeness
  readonly random: SeededRandom
}

/**
 * Other words to be offered beside the right one: close in form, of one category, or any. None
 * that could pass as the word (an accepted form counts) or as its meaning, and no two that read
 * alike. Fewer than
 * `count` where the pools hold no more.
 */
export function chooseDistractors(word: CourseWord, source: DistractorSource): CourseWord[] {
  const { pools, count, likeness, random } = source
  const chosen: CourseWord[] = []
  const forms = listForms(word)
  const isFair = (other: CourseWord) =>
    other.id !== word.id &&
    !listForms(other).some((theirs) => forms.some((form) => likeness.same(form, theirs))) &&
    !sharesMeaning(word, other) &&
    chosen.every((taken) => readApart(taken, other) && !likeness.same(taken.text, other.text))
  const wanted = drawReasons(count, random)
  for (const pool of pools) {
    const mixed = shuffled(pool, random)
    while (chosen.length < count) {
      const next = pickFor(wanted[chosen.length] ?? 'any', { word, mixed, isFair, likeness })
      if (next === undefined) break
      chosen.push(next)
    }
  }
  return chosen
}

/** Every way a word may be written. */
function listForms({ text, accepted = [] }: CourseWord): readonly string[] {
  return [text, ...accepted].flatMap(expandAccepted)
}

/** The whole parts of the shares are certain; what is left over is drawn by the remainders. */
function drawReasons(count: number, random: SeededRandom): Reason[] {
  const drawn = reasons.flatMap(({ reason, share }) =>
    Array.from({ length: Math.floor(share * count) }, () => reason),
  )
  const rest = reasons.map(({ reason, share }) => ({ reason, left: (share * count) % 1 }))
  while (drawn.length < count) {
    let mark = random.fraction() * rest.reduce((sum, { left }) => sum + left, 0)
    const next = rest.find(({ left }) => (mark -= left) < 0)
    drawn.push(next?.reason ?? 'any')
    if (next !== undefined) next.left = 0
  }
  return drawn
}

interface Pick {
  readonly word: CourseWord
  readonly mixed: readonly CourseWord[]
  readonly isFair: (other: CourseWord) => boolean
  readonly likeness: WordLikeness
}

function pickFor(reason: Reason, { word, mixed, isFair, likeness }: Pick): CourseWord | undefined {
  const ofCategory = (other: CourseWord) => other.category === word.category && isFair(other)
  if (reason === 'category') return mixed.find(ofCategory) ?? mixed.find(isFair)
  if (reason === 'any') return mixed.find(isFair)
  let closest: CourseWord | undefined
  let smallest = Infinity
  for (const other of mixed) {
    const apart = likeness.distance(word.text, other.text)
    if (apart < smallest && isFair(other)) [closest, smallest] = [other, apart]
  }
  return closest
}
