import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import type { Skill } from '../scheduling/practice-events.ts'
import { listChecked, listDrilled } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { chooseCheckForm, chooseLessonForm } from './lesson-forms.ts'
import type { LessonForms, LessonKind } from './lesson-forms.ts'

/** An item and the kind of exercise that asks for it. */
export interface Slot {
  readonly item: string
  readonly kind: LessonKind
}

interface DrillRules {
  readonly items: readonly string[]
  /** `recognise` when absent. */
  readonly skills?: readonly Skill[] | undefined
}

/** One skill after the other, so that between two askings of an item all others come. */
export function listDrillSlots(
  { items, skills = ['recognise'] }: DrillRules,
  forms: LessonForms,
): Slot[] {
  const slots: Slot[] = []
  for (const skill of skills) {
    for (const item of items) {
      const kind = chooseLessonForm(item, skill, forms)
      const isPlanned = slots.some((slot) => slot.item === item && slot.kind === kind)
      if (kind !== undefined && !isPlanned) slots.push({ item, kind })
    }
  }
  return slots
}

/** A word of the sentence, or the order of its words. */
const usingKinds: readonly [SentenceKind, SentenceKind] = ['fill-gap', 'reorder-sentence']

/**
 * Sentences to use what was taught in: first what each of them means, then each of them itself. A
 * lone one would come twice in a row, so it is asked once.
 */
export function listSentenceSlots(
  { items }: { readonly items: readonly string[] },
  { kinds }: Pick<LessonForms, 'kinds'>,
): Slot[] {
  const meant = items.map((item) => ({ item, kind: 'build-meaning' as const }))
  const used = items.map((item, at) => ({ item, kind: usingKinds[at % 2 === 0 ? 0 : 1] }))
  return (items.length === 1 ? meant : [...meant, ...used]).filter(({ kind }) => kinds.has(kind))
}

/** Each item of a lesson's check once. */
export function listCheckSlots(lesson: CourseLesson, forms: LessonForms): Slot[] {
  return listChecked(lesson).flatMap((item) => {
    const kind = chooseCheckForm(item, listDrilled(lesson, item), forms)
    return kind === undefined ? [] : [{ item, kind }]
  })
}
