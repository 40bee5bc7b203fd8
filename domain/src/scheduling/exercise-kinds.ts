/**
 * The kinds of exercise a review can come from. Kept for ever in learners' histories: add kinds,
 * never take one away.
 */
export const exerciseKinds = [
  'choose-meaning',
  'type-word',
  'choose-picture',
  'choose-written',
  'dictation',
  'match-pairs',
  'say-and-compare',
  'build-meaning',
  'type-meaning',
  'fill-gap',
  'reorder-sentence',
  'build-sentence',
  'type-sentence',
  'write-sentence',
  'choose-sentence-meaning',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/** The kinds that ask about a sentence; all others ask about words. */
export const sentenceKinds = [
  'build-meaning',
  'type-meaning',
  'fill-gap',
  'reorder-sentence',
  'build-sentence',
  'type-sentence',
  'write-sentence',
  'choose-sentence-meaning',
] as const satisfies readonly ExerciseKind[]
export type SentenceKind = (typeof sentenceKinds)[number]

/** The kinds that ask about words. */
export type WordKind = Exclude<ExerciseKind, SentenceKind>
export const wordKinds: readonly WordKind[] = exerciseKinds.filter(
  (kind): kind is WordKind => !isSentenceKind(kind),
)

export function isSentenceKind(kind: ExerciseKind): kind is SentenceKind {
  return (sentenceKinds as readonly ExerciseKind[]).includes(kind)
}
