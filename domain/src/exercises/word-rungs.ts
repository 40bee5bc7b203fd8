import type { Card } from '../scheduling/card.ts'
import type { ExerciseKind, LaterWordKind } from '../scheduling/exercise-kinds.ts'
import type { WordExerciseKind } from './kinds/word-kinds.ts'

/** The kinds that ask for a word by its meaning without sound, from choosing to typing. */
type RecallKind = LaterWordKind | 'type-word'

/** How often each kind is to be asked, beside the others of its rung. */
type Rung = readonly (readonly [RecallKind, number])[]

/** A word that is only being learnt is not typed at all. */
const learning: Rung = [
  ['choose-word', 3],
  ['missing-letter', 2],
  ['letter-tiles', 2],
  ['choose-spelling', 2],
  ['place-tones', 2],
]
const learnt: Rung = [
  ['type-word', 3],
  ['letter-tiles', 2],
  ['place-tones', 2],
  ['choose-spelling', 2],
  ['missing-letter', 1],
  ['choose-word', 1],
]
const known: Rung = [
  ['type-word', 5],
  ['place-tones', 1],
  ['letter-tiles', 1],
  ['choose-spelling', 1],
  ['missing-letter', 1],
  ['choose-word', 1],
]
const knownFromDays = 7

export const recallKinds: readonly RecallKind[] = known.map(([kind]) => kind)

export const isRecallKind = (kind: ExerciseKind): kind is RecallKind =>
  (recallKinds as readonly ExerciseKind[]).includes(kind)

const typedKinds: ReadonlySet<ExerciseKind> = new Set([
  'type-word',
  'dictation',
  'type-meaning',
  'type-sentence',
  'write-sentence',
])

/** Whether an answer of this kind is typed. */
export const isTyped = (kind: ExerciseKind): boolean => typedKinds.has(kind)

/** Typed answers in a row at most. */
const mostTypedInARow = 2

/** Whether the last of what was asked was typed: the next is to be answered otherwise. */
export function isTypedEnough(asked: readonly ExerciseKind[]): boolean {
  const last = asked.slice(-mostTypedInARow)
  return last.length === mostTypedInARow && last.every(isTyped)
}

/**
 * The kinds in which a word may be recalled now, the best first: those of its rung, each as often as
 * it is due beside the others in a session that has asked `asked` so far.
 */
export function listRecallKinds(
  card: Card | undefined,
  asked: readonly ExerciseKind[],
): readonly WordExerciseKind[] {
  const isLearnt = card?.stage === 'review'
  const rung = !isLearnt ? learning : card.stabilityDays < knownFromDays ? learnt : known
  const claim = ([kind, weight]: Rung[number]) =>
    weight / (1 + asked.filter((other) => other === kind).length)
  const kinds = [...rung].sort((a, b) => claim(b) - claim(a)).map(([kind]) => kind)
  return isTypedEnough(asked) ? kinds.filter((kind) => !isTyped(kind)) : kinds
}
