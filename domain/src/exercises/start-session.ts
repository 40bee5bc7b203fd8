import type { Strictness } from '../answers/verdicts.ts'
import { askableIn } from '../scheduling/askable.ts'
import { groupByItem } from '../scheduling/card.ts'
import { listDue } from '../scheduling/due.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { findCard, listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SessionLength } from '../settings/learner-settings.ts'
import { buildExercise } from './build-exercise.ts'
import type { ExerciseMaterial, WordExerciseKind } from './build-exercise.ts'
import { createFormChoice } from './choose-form.ts'
import type { FormChoice } from './choose-form.ts'
import type { CourseUnit, CourseWord } from './course-items.ts'
import type { Exercise } from './exercise.ts'
import { itemsOf } from './exercise.ts'
import { insertMatchPairs } from './match-pairs.ts'
import { planSlots } from './plan-session.ts'
import type { Slot } from './plan-session.ts'
import { beginSession } from './practice-session.ts'
import type { PracticeSession } from './practice-session.ts'
import { keepApart } from './session-queue.ts'
import { createWordLikeness } from './word-likeness.ts'

export interface SessionRequest {
  /** Names the session in its reviews, and decides every draw in it. */
  readonly id: string
  readonly course: string
  readonly length: SessionLength
  /** Epoch ms. */
  readonly now: number
  /** The course's units on this device, in order. */
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  /** How many words may be begun today (`newWordsLeft`). */
  readonly newWords: number
  /**
   * Asks about these words and no others, met or new, due or not, in the order given. `length`
   * still bounds how many; `newWords` does not.
   */
  readonly only?: readonly string[]
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: readonly ExerciseKind[]
  /** Items with a recording that this device can play now; none when absent. */
  readonly recorded?: ReadonlySet<string>
  /** Items with a picture that this device can show now; none when absent. */
  readonly pictured?: ReadonlySet<string>
  /** The learner's own for this language: decides which words look alike to them. */
  readonly strictness: Strictness
}

/**
 * Composes a session: due words first, each in the hardest form that is due, then new words. All
 * its exercises are made here, so that it runs, and runs again, without the course. It plans
 * nothing (`start.planned` is empty) when nothing is due and no new word may be begun.
 */
export function startSession(request: SessionRequest): PracticeSession {
  const { id, course, length, now, units, fold, only, recorded, pictured } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const askable = askableIn({ items: words, recorded })
  const met = groupByItem(listCards(fold, course))
  const kinds = new Set(request.kinds)
  const isPictured = (item: string) => pictured?.has(item) === true
  const isRecorded = (item: string) => recorded?.has(item) === true
  const forms = createFormChoice({ seed: id, fold, kinds, isRecorded, isPictured })
  const asked = only && new Set(only)
  const due = [
    ...(asked === undefined
      ? groupByItem(listDue(fold, { now, course, about: 'word', askable }))
      : met),
  ]
    .filter(([item]) => words.has(item) && asked?.has(item) !== false)
    .flatMap(([item, cards]) => asSlot(item, forms.due(item, cards)))
  const fresh = [...words.keys()]
    .filter((item) => !met.has(item) && asked?.has(item) !== false)
    .flatMap((item) => asSlot(item, forms.first(item)))
    .slice(0, asked === undefined ? Math.max(0, request.newWords) : undefined)
  if (only !== undefined) due.sort((a, b) => only.indexOf(a.item) - only.indexOf(b.item))
  const slots = planSlots({
    length,
    due,
    fresh,
    followUps: listFollowUps([...due, ...fresh], forms),
  })
  const material: ExerciseMaterial = {
    seed: id,
    units,
    familiar: new Set([...met.keys(), ...slots.map(({ item }) => item)]),
    isNew: (item) => !met.has(item),
    isPictured,
    likeness: createWordLikeness(course, request.strictness),
  }
  const built = buildPlanned(slots, words, kinds, material)
  const apart = keepApart(built.map((exercise) => ({ exercise, items: itemsOf(exercise) })))
  const planned = apart.map(({ exercise }) => exercise)
  const begin = (all: readonly Exercise[]): PracticeSession => ({
    start: beginSession({ id, course, startedAt: now, planned: all }),
    answers: [],
  })
  if (!kinds.has('match-pairs')) return begin(planned)
  const young = listYoung(planned, fold).flatMap((item) => words.get(item) ?? [])
  return begin(insertMatchPairs(planned, young, material))
}

function asSlot(item: string, kind: WordExerciseKind | undefined): Slot<WordExerciseKind>[] {
  return kind === undefined ? [] : [{ item, kind }]
}

function listFollowUps(
  slots: readonly Slot<WordExerciseKind>[],
  forms: FormChoice,
): Map<string, WordExerciseKind> {
  const followUps = new Map<string, WordExerciseKind>()
  for (const { item, kind } of slots) {
    const next = forms.next(item, kind)
    if (next !== undefined) followUps.set(item, next)
  }
  return followUps
}

/**
 * Where a course is too small to offer a choice, a word is asked in another form; never twice in
 * the same one.
 */
function buildPlanned(
  slots: readonly Slot<WordExerciseKind>[],
  words: ReadonlyMap<string, CourseWord>,
  kinds: ReadonlySet<ExerciseKind>,
  material: ExerciseMaterial,
): Exercise[] {
  const planned: Exercise[] = []
  for (const { item, kind } of slots) {
    const word = words.get(item)
    if (word === undefined) continue
    const others = (['choose-meaning', 'type-word'] as const).filter((each) => kinds.has(each))
    for (const each of [kind, ...others]) {
      const exercise = buildExercise(each, word, material)
      if (exercise === undefined) continue
      const isPlanned = planned.some(
        (other) => other.kind === each && itemsOf(other).includes(item),
      )
      if (!isPlanned) planned.push(exercise)
      break
    }
  }
  return planned
}

/** The words of a plan that are not recognised for days yet: to match them is worth a review. */
function listYoung(planned: readonly Exercise[], fold: PracticeFold): readonly string[] {
  return planned
    .filter(({ skill }) => skill === 'recognise')
    .flatMap(itemsOf)
    .filter((item) => findCard(fold, item, 'recognise')?.stage !== 'review')
}
