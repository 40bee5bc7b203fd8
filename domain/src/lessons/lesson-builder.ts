import { beginSession } from '../exercises/practice-session.ts'
import { gatherMaterial, readMeans } from '../exercises/compose-session.ts'
import type { ComposeRequest } from '../exercises/compose-session.ts'
import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import type { ExerciseMaterial } from '../exercises/kinds/kind-rules.ts'
import { sentenceKindRules } from '../exercises/kinds/sentence-kinds.ts'
import { wordKindRules } from '../exercises/kinds/word-kinds.ts'
import { isReady } from '../exercises/sentence-readiness.ts'
import { keepExercisesApart } from '../exercises/session-queue.ts'
import { listTurn, mayBeWritten } from '../exercises/word-rungs.ts'
import { isSentenceKind } from '../scheduling/exercise-kinds.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { findCard, listMet } from '../scheduling/fold.ts'
import { listTaught } from './course-lesson.ts'
import type { CourseLesson } from './course-lesson.ts'
import { readFinishedLessons } from './finished-lessons.ts'
import type { LessonForms, LessonKind } from './lesson-forms.ts'
import type { LessonPart } from './lesson-run.ts'
import type { Slot } from './lesson-slots.ts'

export interface LessonRequest extends ComposeRequest {
  readonly lesson: CourseLesson
  /** A new id at every call: of the run and of each session in it. */
  readonly newId: () => string
}

/** Where a course is too small to offer a choice, the word is written. */
const wordFallbacks: readonly LessonKind[] = ['choose-meaning', 'type-word']

/** A sentence that is not fit for one of a row is asked in the next that it is fit for. */
const fallbacks: readonly (readonly LessonKind[])[] = [
  ['choose-sentence-meaning', 'build-meaning', 'type-meaning'],
  ['fill-gap', 'reorder-sentence', 'build-sentence', 'type-sentence'],
]

/** A sentence that is not to be typed is put together. */
const builtKinds: readonly LessonKind[] = ['build-sentence', 'reorder-sentence']

/** Makes the exercises of one lesson. */
export interface LessonBuilder {
  readonly forms: LessonForms
  /** Whether the course has it. */
  readonly isKnown: (item: string) => boolean
  /**
   * Whether it may be asked here, whatever lessons were opened before: it was met, or the lesson
   * presents it, or it is a sentence made of such words.
   */
  readonly canAsk: (item: string) => boolean
  /** None where no exercise can be made. */
  readonly exercisesPart: (
    kind: 'drill' | 'sentences' | 'check',
    slots: readonly Slot[],
  ) => LessonPart[]
}

/** `taught`: the items that the lesson makes familiar. */
export function createLessonBuilder(
  request: LessonRequest,
  taught: readonly string[],
): LessonBuilder {
  const { course, now, units, fold, newId } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const sentences = new Map(
    units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  const met = listMet(fold, course)
  const here = new Set([...met, ...taught])
  const isFinished = readFinishedLessons(fold, course)
  // What was skipped is known, by the word of its check.
  const finished = units
    .flatMap(({ lessons = [] }) => lessons)
    .filter(({ id }) => isFinished.has(id))
    .flatMap(listTaught)
  const usable = new Set([...here, ...finished])
  const forms: LessonForms = {
    ...readMeans(request),
    isSentence: (item) => sentences.has(item),
  }
  const gathered = gatherMaterial(request, {
    // What the lesson has taught may be left out of a sentence.
    met: new Set([...met, ...taught.filter((item) => words.has(item))]),
    familiar: here,
  })

  function buildAs(
    item: string,
    kind: LessonKind,
    material: ExerciseMaterial,
  ): Exercise | undefined {
    if (isSentenceKind(kind)) {
      const sentence = sentences.get(item)
      return sentence && sentenceKindRules[kind].build(sentence, material)
    }
    const word = words.get(item)
    return word && wordKindRules[kind].build(word, material)
  }

  /** The kinds asked by all the parts so far. */
  const asked: ExerciseKind[] = []

  /** An item with each kind it was asked in: it is not recalled twice in the same one. */
  const askedIn = new Set<string>()

  /** What is recalled takes the kinds of its rung in turn, as in practice. */
  function build({ item, kind }: Slot, material: ExerciseMaterial): Exercise[] {
    const card = findCard(fold, item, 'recall')
    const isHeardSentence = kind === 'write-sentence' && !mayBeWritten(card, asked)
    const kinds = isHeardSentence ? builtKinds : listTurn(kind, card, asked)
    const wasAsked = (other: LessonKind) => askedIn.has(`${item} ${other}`)
    const turn = [...kinds.filter((other) => !wasAsked(other)), ...kinds.filter(wasAsked)]
    const others = fallbacks.find((each) => each.includes(kind)) ?? wordFallbacks
    const more = [...turn, ...others].filter((other) => forms.kinds.has(other))
    for (const each of turn.length > 0 ? [...more, kind] : [kind, ...more]) {
      const exercise = buildAs(item, each, material)
      if (exercise === undefined) continue
      asked.push(each)
      askedIn.add(`${item} ${each}`)
      return [exercise]
    }
    return []
  }

  return {
    forms,
    isKnown: (item) => words.has(item) || sentences.has(item),
    canAsk(item) {
      const sentence = sentences.get(item)
      return here.has(item) || (sentence !== undefined && isReady(sentence, { units, met: usable }))
    },
    exercisesPart(kind, slots) {
      const id = newId()
      // What the lesson teaches is new to the learner anyway.
      const isNew = (item: string) => !met.has(item)
      const material = { ...gathered, seed: id, isNew }
      const built = slots.flatMap((slot) => build(slot, material))
      // A word that is fit for few kinds is not asked twice in the same one.
      const once = new Map(built.map((each) => [`${itemsOf(each).join(' ')} ${each.kind}`, each]))
      const planned = keepExercisesApart([...once.values()])
      if (planned.length === 0) return []
      const start = beginSession({ id, course, startedAt: now, planned })
      return [{ kind, start: kind === 'check' ? { ...start, asksOnce: true } : start }]
    },
  }
}
