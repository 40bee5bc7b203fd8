import type { Rating, ReviewEvent } from './practice-events.ts'

const again = 1
const hard = 2
const good = 3

/** The verdict is a fact about an answer, the outcome what the learner's strictness makes of it. */
export interface JudgedAnswer {
  readonly verdict: ReviewEvent['verdict']
  readonly outcome: ReviewEvent['outcome']
  readonly strictness: 'discover' | 'relaxed' | 'standard' | 'strict'
}

/**
 * The FSRS rating of a judged answer: correct is Good; almost is Hard, but Good where only tone
 * marks differ and the learner does not yet practise them; wrong is Again. Never Easy: nobody is
 * asked how easy it was.
 *
 * @example ratingFor({ verdict: 'tone', outcome: 'almost', strictness: 'relaxed' }) // 3
 */
export function ratingFor({ verdict, outcome, strictness }: JudgedAnswer): Rating {
  if (outcome === 'wrong') return again
  if (outcome === 'correct') return good
  const toneIsNoted = strictness === 'discover' || strictness === 'relaxed'
  return verdict === 'tone' && toneIsNoted ? good : hard
}
