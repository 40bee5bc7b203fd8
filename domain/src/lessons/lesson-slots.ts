import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import type { DrilledSkill } from '../scheduling/practice-events.ts'
import { listChecked, listDrilled } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { chooseCheckForms, chooseLessonForm } from './lesson-forms.ts'
import type { LessonForms, LessonKind } from './lesson-forms.ts'

/** An item and the kind of exercise that asks for it. */
export interface Slot {
  readonly item: string
  readonly kind: LessonKind
}

interface DrillRules {
  readonly items: readonly string[]
  /** `recognise` when absent. */
  readonly skills?: readonly DrilledSkill[] | undefined
}

/** What is written is recalled from its meaning as well: a dictation does not ask for that. */
const withRecall = (skills: readonly DrilledSkill[]): readonly DrilledSkill[] =>
  skills.includes('write') ? [...new Set<DrilledSkill>([...skills, 'recall'])] : skills

/** One skill after the other, so that between two askings of an item all others come. */
export function listDrillSlots(
  { items, skills = ['recognise'] }: DrillRules,
  forms: LessonForms,
): Slot[] {
  const slots: Slot[] = []
  for (const skill of withRecall(skills)) {
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

/**
 * Each item of a lesson's check twice, what it means and itself, with others between: what is typed
 * stands between what is chosen.
 */
export function listCheckSlots(lesson: CourseLesson, forms: LessonForms): Slot[] {
  const items = listChecked(lesson)
  const asked = items.map((item) => {
    const { meaning, form } = chooseCheckForms(item, listDrilled(lesson, item), forms)
    return { meaning: asSlot(item, meaning), form: asSlot(item, form) }
  })
  const half = Math.ceil(items.length / 2)
  return asked.flatMap(({ meaning }, at) => [
    ...meaning,
    ...(asked[(at + half) % items.length]?.form ?? []),
  ])
}

/** Each of a sample of the items of lessons once: what it means and itself, by turns. */
export function listSkipSlots(
  lessons: readonly CourseLesson[],
  forms: LessonForms,
  draw: (items: readonly string[]) => readonly string[],
): Slot[] {
  const lessonOf = new Map(
    lessons.flatMap((lesson) => listChecked(lesson).map((item) => [item, lesson])),
  )
  return draw([...lessonOf.keys()]).flatMap((item, at) => {
    const lesson = lessonOf.get(item)
    if (lesson === undefined) return []
    const { meaning, form } = chooseCheckForms(item, listDrilled(lesson, item), forms)
    return asSlot(item, at % 2 === 0 ? (form ?? meaning) : (meaning ?? form))
  })
}

const asSlot = (item: string, kind: LessonKind | undefined): Slot[] =>
  kind === undefined ? [] : [{ item, kind }]
