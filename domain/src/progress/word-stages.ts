import { groupByItem, matureDays } from '../scheduling/card.ts'
import type { Card } from '../scheduling/card.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'

/** How well a word is known, worst first. */
export const wordStages = ['new', 'learning', 'known', 'well-known'] as const
export type WordStage = (typeof wordStages)[number]

/** Skills that need the word itself, not only its meaning. */
const producingSkills: readonly string[] = ['recall', 'write']

/**
 * The stage of a word by its cards: `new` without any; `known` once it is produced beyond the
 * steps of minutes; `well-known` when that holds for three weeks; `learning` otherwise.
 */
export function wordStage(cards: readonly Card[]): WordStage {
  if (cards.length === 0) return 'new'
  const produced = cards.filter(
    ({ skill, stage }) => producingSkills.includes(skill) && stage === 'review',
  )
  if (produced.length === 0) return 'learning'
  return produced.some(({ intervalDays }) => intervalDays >= matureDays) ? 'well-known' : 'known'
}

/**
 * How many of a course's words stand at each stage. `items`: the words of the course; reviewed
 * words that are no longer in it don't count.
 */
export function countWordStages(
  fold: PracticeFold,
  { course, items }: { course: string; items: readonly string[] },
): Record<WordStage, number> {
  const cards = groupByItem(listCards(fold, course))
  const counts: Record<WordStage, number> = { new: 0, learning: 0, known: 0, 'well-known': 0 }
  for (const item of new Set(items)) counts[wordStage(cards.get(item) ?? [])]++
  return counts
}

/**
 * How many words (not sentences) were first practised at `since` (epoch ms) or later, in one course
 * or in all.
 */
export function countWordsMetSince(
  fold: PracticeFold,
  { course, since }: { course: string | undefined; since: number },
): number {
  const ofWords = listCards(fold, course).filter(({ about }) => about === 'word')
  const firsts = [...groupByItem(ofWords).values()].map((cards) =>
    Math.min(...cards.map(({ firstReviewedAt }) => firstReviewedAt)),
  )
  return firsts.filter((first) => first >= since).length
}

/** The stages of the words (not sentences) that were ever practised, of one course or of all; none is `new`. */
export function countBegunStages(fold: PracticeFold, course?: string): Record<WordStage, number> {
  const counts: Record<WordStage, number> = { new: 0, learning: 0, known: 0, 'well-known': 0 }
  const ofWords = listCards(fold, course).filter(({ about }) => about === 'word')
  for (const cards of groupByItem(ofWords).values()) counts[wordStage(cards)]++
  return counts
}
