import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import type { CourseWord } from './course-items.ts'
import { chooseDistractors } from './distractors.ts'
import { listAcceptedTokens } from './sentence-tokens.ts'
import type { WordLikeness } from './word-likeness.ts'

/** A sentence of this many words is built from tiles. */
export const builtTokens = { atLeast: 2, atMost: 12 } as const

export const isWithin = (
  count: number,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): boolean => count >= atLeast && count <= atMost

const fewestDistractors = 2
const mostDistractors = 5

/** How many tiles a sentence of so many words gets besides its own. */
export function distractorCountFor(tokens: number): number {
  return Math.min(Math.max(tokens - 1, fewestDistractors), mostDistractors)
}

export interface WrongTileSource {
  /** All answers that are right, in the notation of packs. */
  readonly accepted: readonly string[]
  /** Words of one token: all that is possible from the first list, then the next. */
  readonly pools: readonly (readonly CourseWord[])[]
  readonly likeness: WordLikeness
  readonly seed: string
}

/**
 * Words to be offered besides those of a sentence, each chosen for one of `like`: close to it in
 * form, of its category, or any. None that some accepted answer contains, as this learner reads it.
 * Fewer than `count` where the pools hold no more.
 */
export function chooseWrongTiles(
  like: readonly CourseWord[],
  count: number,
  { accepted, pools, likeness, seed }: WrongTileSource,
): string[] {
  const taken = [...listAcceptedTokens(accepted)]
  const random = seededRandom(seed)
  const models = shuffled(like, random)
  const chosen: string[] = []
  while (chosen.length < count) {
    const model = models[chosen.length % models.length]
    if (model === undefined) break
    const isFree = ({ text }: CourseWord) => !taken.some((other) => likeness.same(text, other))
    const free = pools.map((pool) => pool.filter(isFree))
    // What means the same as one word of the sentence may still stand beside another.
    const [next] = chooseDistractors(model, { pools: free, count: 1, likeness, random })
    if (next === undefined) break
    chosen.push(next.text)
    taken.push(next.text)
  }
  return chosen
}
