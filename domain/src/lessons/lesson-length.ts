import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import { listTaught } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { listCheckSlots, listDrillSlots, listSentenceSlots } from './lesson-slots.ts'

export interface LessonLength {
  /** Words and sentences it presents. */
  readonly items: number
  readonly exercises: number
  readonly minutes: number
}

const secondsPerPage = 10
const secondsPerExercise = 15

/** What a lesson asks of somebody who makes no mistake. */
export function measureLesson(
  lesson: CourseLesson,
  { isSentence }: { readonly isSentence: (item: string) => boolean },
): LessonLength {
  const none = () => false
  const kinds = new Set(exerciseKinds)
  const forms = { kinds, isSentence, isRecorded: none, isPictured: none }
  const items = listTaught(lesson).length
  const practised = lesson.steps.flatMap((step) => {
    if (step.step === 'drill') return listDrillSlots(step, forms)
    return step.step === 'sentences' ? listSentenceSlots(step, forms) : []
  })
  const exercises = practised.length + listCheckSlots(lesson, forms).length
  const pages =
    items + lesson.steps.filter(({ step }) => step === 'note' || step === 'letters').length
  const seconds = pages * secondsPerPage + exercises * secondsPerExercise
  return { items, exercises, minutes: Math.ceil(seconds / 60) }
}
