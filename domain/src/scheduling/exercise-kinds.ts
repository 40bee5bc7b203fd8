/**
 * The kinds of exercise a review can come from. Kept for ever in learners' histories: never take
 * one away. Some devices can read no other value, so that later kinds stand beside these
 * (`laterWordKinds`). What each of them is: `domain/src/exercises/kinds`.
 */
const firstWordKinds = [
  'choose-meaning',
  'type-word',
  'choose-picture',
  'choose-written',
  'dictation',
  'match-pairs',
  'say-and-compare',
] as const

/**
 * Kinds that came later, each with the first kind that it is most like: a review names that one as
 * its `exercise`, for every device to read, and the kind itself as its `form`.
 */
const laterWordKinds = {
  'choose-word': 'choose-written',
  'choose-spelling': 'choose-written',
  'missing-letter': 'type-word',
  'letter-tiles': 'type-word',
  'place-tones': 'type-word',
  'hear-meaning': 'choose-written',
  'hear-picture': 'choose-written',
} as const satisfies Record<string, (typeof firstWordKinds)[number]>
export type LaterWordKind = keyof typeof laterWordKinds

/** The kinds that ask about words. */
export type WordKind = (typeof firstWordKinds)[number] | LaterWordKind
export const wordKinds: readonly WordKind[] = [
  ...firstWordKinds,
  ...(Object.keys(laterWordKinds) as LaterWordKind[]),
]

/** Those that practise where tones go: by choosing, by putting them on, by writing the word. */
export const toneKinds: readonly WordKind[] = ['place-tones', 'choose-spelling', 'type-word']

const firstSentenceKinds = [
  'build-meaning',
  'type-meaning',
  'fill-gap',
  'reorder-sentence',
  'build-sentence',
  'type-sentence',
  'write-sentence',
  'choose-sentence-meaning',
] as const

/** As `laterWordKinds`, which these are read with. */
const laterKinds = {
  ...laterWordKinds,
  'hear-sentence-meaning': 'choose-sentence-meaning',
  'shadow-sentence': 'type-sentence',
} as const satisfies Record<string, (typeof firstWordKinds | typeof firstSentenceKinds)[number]>
type LaterKind = keyof typeof laterKinds

/** The kinds that ask about a sentence. */
export type SentenceKind = (typeof firstSentenceKinds)[number] | Exclude<LaterKind, LaterWordKind>
export const sentenceKinds: readonly SentenceKind[] = [
  ...firstSentenceKinds,
  'hear-sentence-meaning',
  'shadow-sentence',
]

export type ExerciseKind = WordKind | SentenceKind
export const exerciseKinds: readonly ExerciseKind[] = [...wordKinds, ...sentenceKinds]

/** What a review may name as its `exercise`. */
export const reviewedKinds = [...firstWordKinds, ...firstSentenceKinds] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

const isLater = (kind: string): kind is LaterKind => Object.hasOwn(laterKinds, kind)

/** How a review tells which kind it comes from. */
export function nameKind(kind: ExerciseKind): { exercise: ReviewedKind; form?: LaterKind } {
  return isLater(kind) ? { exercise: laterKinds[kind], form: kind } : { exercise: kind }
}

/** The kind that a review comes from; of a later version's, the one that it is most like. */
export function kindOf(review: {
  readonly exercise: ReviewedKind
  readonly form?: string | undefined
}): ExerciseKind {
  return review.form !== undefined && isLater(review.form) ? review.form : review.exercise
}

export function isSentenceKind(kind: ExerciseKind): kind is SentenceKind {
  return (sentenceKinds as readonly ExerciseKind[]).includes(kind)
}
