import type { DrilledSkill } from '../scheduling/practice-events.ts'

/** A step of a lesson as these rules need it; a step of a pack fits as it is. */
export type LessonStepRules =
  | { readonly step: 'note' | 'letters' }
  | { readonly step: 'present' | 'sentences' | 'check'; readonly items: readonly string[] }
  | {
      readonly step: 'drill'
      readonly items: readonly string[]
      /** `recognise` when absent. */
      readonly skills?: readonly DrilledSkill[] | undefined
    }

/** A lesson of a course; a lesson of a pack fits as it is. */
export interface CourseLesson {
  /** `<course>.<slug>`, stable for ever. */
  readonly id: string
  readonly steps: readonly LessonStepRules[]
}

/** The items that a lesson presents, each once, in their order. */
export function listTaught({ steps }: CourseLesson): readonly string[] {
  return [...new Set(steps.flatMap((step) => (step.step === 'present' ? step.items : [])))]
}

/** The items that a lesson's check asks for, each once. */
export function listChecked({ steps }: CourseLesson): readonly string[] {
  return [...new Set(steps.flatMap((step) => (step.step === 'check' ? step.items : [])))]
}

/** The skills in which a lesson drills an item, in the order it names them. */
export function listDrilled({ steps }: CourseLesson, item: string): readonly DrilledSkill[] {
  const drilled = steps.flatMap((step): readonly DrilledSkill[] =>
    step.step === 'drill' && step.items.includes(item) ? (step.skills ?? ['recognise']) : [],
  )
  return [...new Set(drilled)]
}
