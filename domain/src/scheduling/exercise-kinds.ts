/**
 * The kinds that ask about words. What each of them is: `domain/src/exercises/kinds`. Kept for ever
 * in learners' histories: never take one away.
 */
export const wordKinds = [
  'choose-meaning',
  'type-word',
  'choose-picture',
  'choose-written',
  'dictation',
  'match-pairs',
  'say-and-compare',
  'choose-word',
  'choose-spelling',
  'missing-letter',
  'letter-tiles',
  'place-tones',
  'hear-meaning',
  'hear-picture',
] as const
export type WordKind = (typeof wordKinds)[number]

/** Those that practise where tones go: by choosing, by putting them on, by writing the word. */
export const toneKinds: readonly WordKind[] = ['place-tones', 'choose-spelling', 'type-word']

/** The kinds that ask about a sentence. */
export const sentenceKinds = [
  'build-meaning',
  'type-meaning',
  'fill-gap',
  'reorder-sentence',
  'build-sentence',
  'type-sentence',
  'write-sentence',
  'choose-sentence-meaning',
  'hear-sentence-meaning',
  'shadow-sentence',
] as const
export type SentenceKind = (typeof sentenceKinds)[number]

export type ExerciseKind = WordKind | SentenceKind
export const exerciseKinds: readonly ExerciseKind[] = [...wordKinds, ...sentenceKinds]

export function isSentenceKind(kind: string): kind is SentenceKind {
  return (sentenceKinds as readonly string[]).includes(kind)
}
