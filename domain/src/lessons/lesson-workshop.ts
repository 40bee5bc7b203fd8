import type { Strictness } from '../answers/verdicts.ts'
import { buildExercise } from '../exercises/build-exercise.ts'
import type { ExerciseMaterial, WordExerciseKind } from '../exercises/build-exercise.ts'
import type { CourseUnit } from '../exercises/course-unit.ts'
import type { CourseWord } from '../exercises/course-words.ts'
import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { sessionFormat } from '../exercises/practice-session.ts'
import type { SessionStart } from '../exercises/practice-session.ts'
import { keepApart } from '../exercises/session-queue.ts'
import { createWordLikeness } from '../exercises/word-likeness.ts'
import { groupByItem } from '../scheduling/card.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { CourseLesson } from './course-lesson.ts'
import type { LessonForms } from './lesson-forms.ts'
import type { LessonPart } from './lesson-run.ts'

/** A unit with its sentences, which a lesson may teach like words. */
export interface LessonUnit {
  readonly unit: string
  readonly words: readonly CourseWord[]
  readonly sentences?: readonly CourseWord[] | undefined
}

export interface LessonRequest {
  readonly lesson: CourseLesson
  readonly course: string
  /** A new id at every call: of the run and of each session in it. */
  readonly newId: () => string
  /** Epoch ms. */
  readonly now: number
  /** The course's units on this device, in order. */
  readonly units: readonly LessonUnit[]
  readonly fold: PracticeFold
  readonly kinds: readonly ExerciseKind[]
  /** Items with a recording that this device can play now; none when absent. */
  readonly recorded?: ReadonlySet<string>
  /** Items with a picture that this device can show now; none when absent. */
  readonly pictured?: ReadonlySet<string>
  readonly strictness: Strictness
}

/** Enough for one to be chosen among four. */
const fewestSentences = 4

/** An item and the kind of exercise that asks for it. */
export interface Slot {
  readonly item: string
  readonly kind: WordExerciseKind
}

/** Makes the exercises of one lesson. */
export interface Workshop {
  readonly forms: LessonForms
  readonly isKnown: (item: string) => boolean
  /** None where no exercise can be made. */
  readonly exercisesPart: (kind: 'drill' | 'check', slots: readonly Slot[]) => LessonPart[]
}

/** `taught`: the items that the lesson makes familiar. */
export function openWorkshop(request: LessonRequest, taught: readonly string[]): Workshop {
  const { course, now, fold, kinds, recorded, pictured, strictness, newId } = request
  const sentences = new Set(
    request.units.flatMap((unit) => unit.sentences ?? []).map(({ id }) => id),
  )
  const wordUnits: readonly CourseUnit[] = request.units
  const sentenceUnits = request.units.map(({ unit, sentences: words = [] }) => ({ unit, words }))
  const mixedUnits = request.units.map(({ unit, words, sentences: more = [] }) => ({
    ...{ unit, words: [...words, ...more] },
  }))
  /** Sentences stand beside sentences, but for a course that has next to none. */
  const unitsFor = (item: string) => {
    if (!sentences.has(item)) return wordUnits
    return sentences.size < fewestSentences ? mixedUnits : sentenceUnits
  }
  const words = new Map(mixedUnits.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const met = groupByItem(listCards(fold, course))
  const likeness = createWordLikeness(course, strictness)
  const isPictured = (item: string) => pictured?.has(item) === true
  const forms: LessonForms = {
    kinds: new Set(kinds),
    isRecorded: (item) => recorded?.has(item) === true,
    isPictured,
    isSentence: (item) => sentences.has(item),
  }

  function build({ item, kind }: Slot, seed: string): Exercise[] {
    const word = words.get(item)
    if (word === undefined) return []
    const material: ExerciseMaterial = {
      ...{ seed, units: unitsFor(item), likeness, isPictured },
      familiar: new Set([...met.keys(), ...taught]),
      isNew: (each) => !met.has(each),
    }
    // Where a course is too small to offer a choice, the word is written.
    const others = (['choose-meaning', 'type-word'] as const).filter((each) =>
      forms.kinds.has(each),
    )
    for (const each of [kind, ...others]) {
      const exercise = buildExercise(each, word, material)
      if (exercise !== undefined) return [exercise]
    }
    return []
  }

  return {
    forms,
    isKnown: (item) => words.has(item),
    exercisesPart(kind, slots) {
      const id = newId()
      const built = slots.flatMap((slot) => build(slot, id))
      const asked = built.map((exercise) => ({ exercise, items: itemsOf(exercise) }))
      const planned = keepApart(asked).map(({ exercise }) => exercise)
      if (planned.length === 0) return []
      const start: SessionStart = { format: sessionFormat, id, course, startedAt: now, planned }
      return [{ kind, start: kind === 'check' ? { ...start, asksOnce: true } : start }]
    },
  }
}
