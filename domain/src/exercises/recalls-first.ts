import { isKnown } from '../lessons/known-items.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { readRecallFirst } from '../settings/answering-settings.ts'

/** What can be said to oneself before it is seen. Of spellings, what is asked is which one is right. */
const recallable: ReadonlySet<ExerciseKind> = new Set([
  'choose-meaning',
  'choose-picture',
  'choose-word',
  'choose-written',
  'hear-meaning',
  'hear-picture',
  'choose-sentence-meaning',
  'hear-sentence-meaning',
  'fill-gap',
])

/**
 * Whether the choices of an exercise wait until its item has been recalled: of what is known, at
 * once of what is new or being learnt. To see the question before the choices helped in three of
 * four experiments (van den Broek et al. 2023).
 */
export const recallsFirst = (
  fold: PracticeFold,
  { kind, item }: { readonly kind: ExerciseKind; readonly item: string },
): boolean => recallable.has(kind) && readRecallFirst(fold) && isKnown(fold, item)
