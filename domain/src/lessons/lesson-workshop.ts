import type { Strictness } from '../answers/verdicts.ts'
import { buildExercise } from '../exercises/build-exercise.ts'
import { buildSentenceExercise } from '../exercises/build-sentence-exercise.ts'
import type { CourseUnit } from '../exercises/course-items.ts'
import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { beginSession } from '../exercises/practice-session.ts'
import { keepApart } from '../exercises/session-queue.ts'
import { createWordLikeness } from '../exercises/word-likeness.ts'
import { isSentenceKind } from '../scheduling/exercise-kinds.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { CourseLesson } from './course-lesson.ts'
import type { LessonForms, LessonKind } from './lesson-forms.ts'
import type { LessonPart } from './lesson-run.ts'
import type { Slot } from './lesson-slots.ts'

export interface LessonRequest {
  readonly lesson: CourseLesson
  readonly course: string
  /** A new id at every call: of the run and of each session in it. */
  readonly newId: () => string
  /** Epoch ms. */
  readonly now: number
  /** The course's units on this device, in order. */
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  readonly kinds: readonly ExerciseKind[]
  /** Items with a recording that this device can play now; none when absent. */
  readonly recorded?: ReadonlySet<string>
  /** Items with a picture that this device can show now; none when absent. */
  readonly pictured?: ReadonlySet<string>
  readonly strictness: Strictness
}

/** Where a course is too small to offer a choice, the word is written. */
const wordFallbacks: readonly LessonKind[] = ['choose-meaning', 'type-word']

/** A sentence that is not fit for one of a row is asked in the next that it is fit for. */
const fallbacks: readonly (readonly LessonKind[])[] = [
  ['choose-sentence-meaning', 'build-meaning', 'type-meaning'],
  ['fill-gap', 'reorder-sentence', 'build-sentence', 'type-sentence'],
]

/** Makes the exercises of one lesson. */
export interface Workshop {
  readonly forms: LessonForms
  readonly isKnown: (item: string) => boolean
  /** None where no exercise can be made. */
  readonly exercisesPart: (
    kind: 'drill' | 'sentences' | 'check',
    slots: readonly Slot[],
  ) => LessonPart[]
}

/** `taught`: the items that the lesson makes familiar. */
export function openWorkshop(request: LessonRequest, taught: readonly string[]): Workshop {
  const { course, now, units, fold, kinds, recorded, pictured, strictness, newId } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const sentences = new Map(
    units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  const met = new Set(listCards(fold, course).map(({ item }) => item))
  const familiar = new Set([...met, ...taught])
  const likeness = createWordLikeness(course, strictness)
  const isPictured = (item: string) => pictured?.has(item) === true
  const forms: LessonForms = {
    kinds: new Set(kinds),
    isRecorded: (item) => recorded?.has(item) === true,
    isPictured,
    isSentence: (item) => sentences.has(item),
  }
  const material = {
    units,
    familiar,
    likeness,
    isPictured,
    isNew: (item: string) => !met.has(item),
  }
  const sentenceMaterial = {
    units,
    familiar,
    likeness,
    // What the lesson has taught may be left out of a sentence.
    met: new Set([...met, ...taught.filter((item) => words.has(item))]),
    meaningLikeness: createWordLikeness('en', strictness),
  }

  function buildAs(item: string, kind: LessonKind, seed: string): Exercise | undefined {
    if (isSentenceKind(kind)) {
      const sentence = sentences.get(item)
      return sentence && buildSentenceExercise(kind, sentence, { ...sentenceMaterial, seed })
    }
    const word = words.get(item)
    return word && buildExercise(kind, word, { ...material, seed })
  }

  function build({ item, kind }: Slot, seed: string): Exercise[] {
    const others = fallbacks.find((each) => each.includes(kind)) ?? wordFallbacks
    for (const each of [kind, ...others.filter((other) => forms.kinds.has(other))]) {
      const exercise = buildAs(item, each, seed)
      if (exercise !== undefined) return [exercise]
    }
    return []
  }

  return {
    forms,
    isKnown: (item) => words.has(item) || sentences.has(item),
    exercisesPart(kind, slots) {
      const id = newId()
      const built = slots.flatMap((slot) => build(slot, id))
      const asked = built.map((exercise) => ({ exercise, items: itemsOf(exercise) }))
      const planned = keepApart(asked).map(({ exercise }) => exercise)
      if (planned.length === 0) return []
      const start = beginSession({ id, course, startedAt: now, planned })
      return [{ kind, start: kind === 'check' ? { ...start, asksOnce: true } : start }]
    },
  }
}
