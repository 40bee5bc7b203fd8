/**
 * The kinds of exercise a review can come from. Kept for ever in learners' histories: add kinds,
 * never take one away. What each of them is: `domain/src/exercises/kinds`.
 */
export const wordKinds = [
  'choose-meaning',
  'type-word',
  'choose-picture',
  'choose-written',
  'dictation',
  'match-pairs',
  'say-and-compare',
] as const
/** The kinds that ask about words. */
export type WordKind = (typeof wordKinds)[number]

export const sentenceKinds = [
  'build-meaning',
  'type-meaning',
  'fill-gap',
  'reorder-sentence',
  'build-sentence',
  'type-sentence',
  'write-sentence',
  'choose-sentence-meaning',
] as const
/** The kinds that ask about a sentence. */
export type SentenceKind = (typeof sentenceKinds)[number]

export const exerciseKinds = [...wordKinds, ...sentenceKinds] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

export function isSentenceKind(kind: ExerciseKind): kind is SentenceKind {
  return (sentenceKinds as readonly ExerciseKind[]).includes(kind)
}
