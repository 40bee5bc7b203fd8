import type { WordExerciseKind } from '../exercises/build-exercise.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import type { Skill } from '../scheduling/skills.ts'

export interface LessonForms {
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: ReadonlySet<ExerciseKind>
  readonly isRecorded: (item: string) => boolean
  readonly isPictured: (item: string) => boolean
  /** A whole sentence: it is recognised, but not typed as if it were a word. */
  readonly isSentence: (item: string) => boolean
}

/** Easiest first, as a lesson goes. */
const skillOrder: readonly Skill[] = ['recognise', 'hear', 'recall', 'write']

/** The kinds that ask for a skill, the best first; without a recording the next best stands in. */
const kindsOf: Readonly<Record<Skill, readonly WordExerciseKind[]>> = {
  recognise: ['choose-picture', 'choose-meaning'],
  hear: ['choose-written', 'choose-meaning'],
  recall: ['type-word'],
  write: ['dictation', 'type-word'],
}

/** How a skill of an item is asked; undefined where it cannot be. */
export function chooseLessonForm(
  item: string,
  skill: Skill,
  forms: LessonForms,
): WordExerciseKind | undefined {
  return kindsOf[skill].find((kind) => canAsk(item, kind, forms))
}

/** How an item is asked in a check: in the hardest skill that it was drilled in. */
export function chooseCheckForm(
  item: string,
  drilled: readonly Skill[],
  forms: LessonForms,
): WordExerciseKind | undefined {
  const hardestFirst = skillOrder.filter((skill) => drilled.includes(skill)).toReversed()
  for (const skill of [...hardestFirst, 'recognise' as const]) {
    const kind = chooseLessonForm(item, skill, forms)
    if (kind !== undefined) return kind
  }
  return undefined
}

function canAsk(item: string, kind: WordExerciseKind, forms: LessonForms): boolean {
  if (!forms.kinds.has(kind)) return false
  switch (kind) {
    case 'choose-meaning':
      return true
    case 'choose-picture':
      return forms.isPictured(item)
    case 'type-word':
      return !forms.isSentence(item)
    case 'choose-written':
      return forms.isRecorded(item)
    case 'dictation':
    case 'say-and-compare':
      return forms.isRecorded(item) && !forms.isSentence(item)
  }
}
