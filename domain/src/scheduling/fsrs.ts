import type { Rating } from './practice-events.ts'

/** What FSRS knows of one card. */
export interface Memory {
  /** Days after which recall has fallen to 90 %. */
  readonly stabilityDays: number
  /** 1 (easy) to 10 (hard). */
  readonly difficulty: number
}

/** Share of the reviews at their due time that should succeed. */
export const retention = 0.9
export const longestIntervalDays = 36_500
const leastStabilityDays = 0.001

/**
 * The 21 weights of FSRS-6 that fit most learners (open-spaced-repetition, "The Algorithm"), in
 * its order. `fsrs.test.ts` holds what is computed here against the package of the same people.
 */
// prettier-ignore
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
  1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

const again = 1
const hard = 2
const easy = 4

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** To the eighth decimal, so that devices agree where their mathematics differ in the last bits. */
const rounded = (value: number) => Math.round(value * 1e8) / 1e8

const decay = -w[20]
const factor = rounded(Math.exp(Math.pow(decay, -1) * Math.log(0.9)) - 1)
const intervalPerStability = rounded((Math.pow(retention, 1 / decay) - 1) / factor)

/** How likely a card is known so many days after its last review, 0 to 1. */
export const recallAfter = (days: number, stabilityDays: number): number =>
  rounded(Math.pow(1 + (factor * days) / stabilityDays, decay))

/** Days until recall has fallen to what is wanted, at least one. */
export const intervalOf = ({ stabilityDays }: Memory): number =>
  clamp(Math.round(stabilityDays * intervalPerStability), 1, longestIntervalDays)

const firstDifficulty = (rating: Rating) => rounded(w[4] - Math.exp((rating - 1) * w[5]) + 1)

/** After the first review of all. */
export const firstMemory = (rating: Rating): Memory => ({
  stabilityDays: Math.max(w[rating - 1] ?? 0, 0.1),
  difficulty: clamp(firstDifficulty(rating), 1, 10),
})

/** After one more review, so many whole days after the last. */
export function nextMemory(memory: Memory, days: number, rating: Rating): Memory {
  return {
    stabilityDays: nextStability(memory, days, rating),
    difficulty: nextDifficulty(memory.difficulty, rating),
  }
}

function nextDifficulty(difficulty: number, rating: Rating): number {
  const change = rounded((-w[6] * (rating - 3) * (10 - difficulty)) / 9)
  const changed = difficulty + change
  return clamp(rounded(w[7] * firstDifficulty(easy) + (1 - w[7]) * changed), 1, 10)
}

function nextStability(memory: Memory, days: number, rating: Rating): number {
  const { stabilityDays } = memory
  if (days === 0) return withinADay(stabilityDays, rating)
  const recall = recallAfter(days, stabilityDays)
  if (rating !== again) return whenRecalled(memory, recall, rating)
  const least = rounded(stabilityDays / Math.exp(w[17] * w[18]))
  return clamp(least, leastStabilityDays, whenForgotten(memory, recall))
}

function withinADay(stabilityDays: number, rating: Rating): number {
  const growth = Math.pow(stabilityDays, -w[19]) * Math.exp(w[17] * (rating - 3 + w[18]))
  return kept(stabilityDays * (rating >= hard ? Math.max(growth, 1) : growth))
}

function whenRecalled({ stabilityDays, difficulty }: Memory, recall: number, rating: Rating) {
  return kept(
    stabilityDays *
      (1 +
        Math.exp(w[8]) *
          (11 - difficulty) *
          Math.pow(stabilityDays, -w[9]) *
          (Math.exp((1 - recall) * w[10]) - 1) *
          (rating === hard ? w[15] : 1) *
          (rating === easy ? w[16] : 1)),
  )
}

const whenForgotten = ({ stabilityDays, difficulty }: Memory, recall: number) =>
  kept(
    w[11] *
      Math.pow(difficulty, -w[12]) *
      (Math.pow(stabilityDays + 1, w[13]) - 1) *
      Math.exp((1 - recall) * w[14]),
  )

const kept = (stabilityDays: number) =>
  rounded(clamp(stabilityDays, leastStabilityDays, longestIntervalDays))
