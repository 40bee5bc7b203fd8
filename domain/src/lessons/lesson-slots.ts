import type { Skill } from '../scheduling/skills.ts'
import { listChecked, listDrilled } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { chooseCheckForm, chooseLessonForm } from './lesson-forms.ts'
import type { LessonForms } from './lesson-forms.ts'
import type { Slot } from './lesson-workshop.ts'

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

/** Each item of a lesson's check once. */
export function listCheckSlots(lesson: CourseLesson, forms: LessonForms): Slot[] {
  return listChecked(lesson).flatMap((item) => {
    const kind = chooseCheckForm(item, listDrilled(lesson, item), forms)
    return kind === undefined ? [] : [{ item, kind }]
  })
}
