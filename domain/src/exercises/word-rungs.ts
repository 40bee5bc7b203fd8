import type { Card } from '../scheduling/card.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { WordExerciseKind } from './kinds/word-kinds.ts'

/**
 * The kinds that ask for a word by its meaning without sound, from choosing to typing, and how often each kind is to be asked beside the others, by how well the word is recalled: not yet, or
 * not the last time; the last time; for days; for a week.
 */
const shares = {
  'type-word': [0, 3, 4, 5],
  'choose-word': [3, 2, 1, 1],
  'missing-letter': [2, 2, 1, 1],
  'letter-tiles': [2, 2, 2, 2],
  'choose-spelling': [2, 2, 2, 1],
  'place-tones': [2, 2, 2, 2],
} as const satisfies Partial<Record<WordExerciseKind, readonly [number, number, number, number]>>
type RecallKind = keyof typeof shares
const knownFromDays = 7
const dayMs = 86_400_000

/** Typing first, which all others lead to. */
export const recallKinds = Object.keys(shares) as readonly RecallKind[]

const isRecallKind = (kind: ExerciseKind): kind is RecallKind =>
  (recallKinds as readonly ExerciseKind[]).includes(kind)

const typedKinds: ReadonlySet<string> = new Set<ExerciseKind>([
  'type-word',
  'dictation',
  'type-meaning',
  'type-sentence',
  'write-sentence',
])

/** Whether an answer of this kind is typed. */
export const isTyped = (kind: string): boolean => typedKinds.has(kind)

/** Typed answers in a row at most. */
const mostTypedInARow = 2

/** Whether the last of what was asked was typed: the next is to be answered otherwise. */
export function isTypedEnough(asked: readonly string[]): boolean {
  const last = asked.slice(-mostTypedInARow)
  return last.length === mostTypedInARow && last.every(isTyped)
}

/**
 * The kinds in which a word may be recalled now, the best first: each as often as it is due beside
 * the others in a session that has asked `asked` so far. What is not recalled yet is not typed, and
 * no session begins with typing.
 */
export function listRecallKinds(
  card: Card | undefined,
  asked: readonly ExerciseKind[],
): readonly WordExerciseKind[] {
  const rung = rungOf(card)
  const claim = (kind: RecallKind) =>
    shares[kind][rung] / (1 + asked.filter((other) => other === kind).length)
  const isTypedOut = asked.length === 0 || isTypedEnough(asked)
  return recallKinds
    .filter((kind) => shares[kind][rung] > 0 && !(isTypedOut && isTyped(kind)))
    .sort((a, b) => claim(b) - claim(a))
}

/**
 * Whether what is heard may be written down now: not where two were typed just before it, nor, while
 * it is not recalled yet, where two were typed at all.
 */
export function mayBeWritten(card: Card | undefined, asked: readonly ExerciseKind[]): boolean {
  const isYoung = rungOf(card) === 0
  return !isTypedEnough(asked) && !(isYoung && asked.filter(isTyped).length >= mostTypedInARow)
}

/**
 * The kinds that take turns with `kind` for a word now, the best first; none where it stands alone.
 * What is not to be written from hearing is recalled by its meaning.
 */
export function listTurn(
  kind: ExerciseKind,
  card: Card | undefined,
  asked: readonly ExerciseKind[],
): readonly WordExerciseKind[] {
  const isRecalled = isRecallKind(kind) || (kind === 'dictation' && !mayBeWritten(card, asked))
  return isRecalled ? listRecallKinds(card, asked) : []
}

function rungOf(card: Card | undefined): 0 | 1 | 2 | 3 {
  if (card?.stage !== 'review') return card === undefined || card.step === 0 ? 0 : 1
  // Learnt within one day, it has not been recalled after a night yet.
  if (card.lastReviewedAt - card.firstReviewedAt < dayMs) return 1
  return card.stabilityDays < knownFromDays ? 2 : 3
}
