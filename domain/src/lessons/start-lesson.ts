import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import { listChecked, listTaught } from './course-lesson.ts'
import type { CourseLesson, LessonStepRules } from './course-lesson.ts'
import { leaveOutKnown } from './known-items.ts'
import { fingerprintOf, lessonRunFormat } from './lesson-run.ts'
import type { LessonPart, LessonRun } from './lesson-run.ts'
import { listCheckSlots, listDrillSlots, listSentenceSlots, listSkipSlots } from './lesson-slots.ts'
import { createLessonBuilder } from './lesson-builder.ts'
import type { LessonRequest, LessonBuilder } from './lesson-builder.ts'
import type { Slot } from './lesson-slots.ts'
import { listOlderSlots, weaveIn } from './older-items.ts'

/** Most items that a check to skip ahead asks for. */
export const skipCheckLength = 12

/**
 * Begins a lesson: all its exercises are made here, so that it runs on without the course. What the
 * learner knows is asked in its check alone, and nothing that was not shown.
 */
export function startLesson(request: LessonRequest): LessonRun {
  const { lesson } = request
  const builder = createLessonBuilder(request, listTaught(lesson))
  const { steps } = leaveOutKnown(lesson, request)
  const firstDrill = steps.findIndex(({ step }) => step === 'drill')
  const parts = steps.flatMap((step, at) =>
    listParts(step, at, lesson, {
      ...builder,
      older: at === firstDrill ? listOlderSlots(request, builder.forms) : [],
    }),
  )
  return { ...emptyRun(request), parts }
}

/**
 * Begins a check over the items of `skipped` lessons: who passes it may continue with the lesson. A
 * sample where they are many, drawn by the run's id.
 */
export function startSkipCheck(
  request: LessonRequest,
  skipped: readonly CourseLesson[],
): LessonRun {
  const run = emptyRun(request)
  const builder = createLessonBuilder(request, skipped.flatMap(listChecked))
  const slots = listSkipSlots(skipped, builder.forms, (items) =>
    shuffled(items, seededRandom(run.id)).slice(0, skipCheckLength),
  )
  const parts = builder.exercisesPart('check', slots)
  return { ...run, skips: skipped.map(({ id }) => id), parts }
}

function emptyRun({ lesson, course, newId, now }: LessonRequest): LessonRun {
  return {
    format: lessonRunFormat,
    id: newId(),
    course,
    lesson: lesson.id,
    fingerprint: fingerprintOf(lesson),
    startedAt: now,
    parts: [],
    at: 0,
  }
}

function listParts(
  step: LessonStepRules,
  at: number,
  lesson: CourseLesson,
  { forms, isKnown, canAsk, exercisesPart, older }: LessonBuilder & { older: readonly Slot[] },
): LessonPart[] {
  const withItemsToAsk = <Step extends { readonly items: readonly string[] }>(
    asking: Step,
  ): Step => ({
    ...asking,
    items: asking.items.filter(canAsk),
  })
  switch (step.step) {
    case 'note':
    case 'letters':
      return [{ kind: step.step, step: at }]
    case 'present':
      return step.items.filter(isKnown).map((item) => ({ kind: 'item', item }))
    case 'drill':
      return exercisesPart('drill', weaveIn(listDrillSlots(withItemsToAsk(step), forms), older))
    case 'sentences':
      return exercisesPart('sentences', listSentenceSlots(withItemsToAsk(step), forms))
    case 'check': {
      const slots = listCheckSlots(lesson, forms)
      return exercisesPart(
        'check',
        slots.filter(({ item }) => canAsk(item)),
      )
    }
  }
}
