import { listCards } from '../scheduling/fold.ts'
import { isSetAside } from '../scheduling/leeches.ts'
import type { LessonRequest } from './lesson-builder.ts'
import { chooseLessonForm } from './lesson-forms.ts'
import type { LessonForms } from './lesson-forms.ts'
import type { Slot } from './lesson-slots.ts'

/** How many words of earlier units a lesson asks for among its own. */
const olderCount = 2

/**
 * Words that the learner has met in earlier units, those first that have waited longest for their
 * review: one is asked for itself, one for what it means. None in the first unit.
 */
export function listOlderSlots(request: LessonRequest, forms: LessonForms): Slot[] {
  const { units, lesson, fold, course } = request
  const own = units.findIndex(({ lessons = [] }) => lessons.some(({ id }) => id === lesson.id))
  const earlier = new Set(
    units.slice(0, Math.max(0, own)).flatMap(({ words }) => words.map(({ id }) => id)),
  )
  const waiting = listCards(fold, course)
    .filter((card) => earlier.has(card.item) && !isSetAside(fold, card))
    .sort((a, b) => a.dueAt - b.dueAt)
  return [...new Set(waiting.map(({ item }) => item))].slice(0, olderCount).flatMap((item, at) => {
    const kind = chooseLessonForm(item, at === 0 ? 'recall' : 'hear', forms)
    return kind === undefined ? [] : [{ item, kind }]
  })
}

/** Slots with others spread among them; none of these where there is nothing to stand among. */
export function weaveIn(slots: readonly Slot[], others: readonly Slot[]): Slot[] {
  const apart = Math.ceil(slots.length / (others.length + 1))
  return slots.flatMap((slot, at) => {
    const other = at > 0 && at % apart === 0 ? others[at / apart - 1] : undefined
    return other === undefined ? [slot] : [other, slot]
  })
}
