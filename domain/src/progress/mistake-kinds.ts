import type { ReviewEvent } from '../scheduling/practice-events.ts'

/**
 * What went wrong in an answer: a tone mark, a special letter (or a glottal, a digraph), the
 * spelling (letters or the order of words), or the meaning: another word, or none.
 */
export const mistakeKinds = ['tone', 'letters', 'spelling', 'meaning'] as const
export type MistakeKind = (typeof mistakeKinds)[number]

const kindOfVerdict: Record<ReviewEvent['verdict'], MistakeKind | undefined> = {
  exact: undefined,
  tone: 'tone',
  letters: 'letters',
  typo: 'spelling',
  order: 'spelling',
  wrong: 'meaning',
}

/**
 * The kind of an answer's mistake; undefined where the learner's strictness finds none, and in the
 * training of tones, which has tables of its own (`tabulateHeard`).
 */
export function mistakeOf({ skill, verdict, outcome }: ReviewEvent): MistakeKind | undefined {
  return outcome === 'correct' || skill === 'tone' ? undefined : kindOfVerdict[verdict]
}
