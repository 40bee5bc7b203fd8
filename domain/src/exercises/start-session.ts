import { groupByItem } from '../scheduling/card.ts'
import type { Card } from '../scheduling/card.ts'
import { listDue } from '../scheduling/due.ts'
import { findCard, listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { buildExercise } from './build-exercise.ts'
import type { ExerciseMaterial } from './build-exercise.ts'
import type { CourseUnit, CourseWord } from './course-words.ts'
import type { Exercise } from './exercise.ts'
import { planSlots } from './plan-session.ts'
import type { Slot } from './plan-session.ts'
import type { PracticeSession } from './session.ts'
import { keepApart } from './session-queue.ts'
import { createWordLikeness } from './word-likeness.ts'
import type { WordLikeness } from './word-likeness.ts'

/** How many words a session is about; one that was never typed is asked twice. */
export const sessionLengths = [5, 10, 20] as const
export type SessionLength = (typeof sessionLengths)[number]
export const defaultSessionLength: SessionLength = 10

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
  /** Give one that knows the language and the learner's strictness; otherwise spelling decides. */
  readonly likeness?: WordLikeness
}

/**
 * Composes a session: due words first, each in the hardest form that is due, then new words. All
 * its exercises are made here, so that it runs, and runs again, without the course. It plans
 * nothing (`start.planned` is empty) when nothing is due and no new word may be begun.
 */
export function startSession(request: SessionRequest): PracticeSession {
  const { id, course, length, now, units, fold, newWords } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const met = new Set(listCards(fold, course).map(({ item }) => item))
  const due = listDueForms(listDue(fold, { now, course }), fold).filter(({ item }) =>
    words.has(item),
  )
  const slots = planSlots({
    length,
    due,
    fresh: [...words.keys()].filter((item) => !met.has(item)).slice(0, Math.max(0, newWords)),
    ripe: new Set(
      due
        .filter(({ item, kind }) => kind === 'choose-meaning' && !findCard(fold, item, 'recall'))
        .map(({ item }) => item),
    ),
  })
  const planned = buildPlanned(slots, words, {
    seed: id,
    units,
    familiar: new Set([...met, ...slots.map(({ item }) => item)]),
    isNew: (item) => !met.has(item),
    likeness: request.likeness ?? createWordLikeness(),
  })
  return { start: { id, course, startedAt: now, planned }, answers: [] }
}

/**
 * One place for each due word, in the hardest form that is due. A word recognised beyond the first
 * steps and never typed moves up: it is typed at once, so that it cannot stay easy for ever.
 */
function listDueForms(due: readonly Card[], fold: PracticeFold): Slot[] {
  return [...groupByItem(due)].flatMap(([item, cards]): Slot[] => {
    const recall = cards.find(({ skill }) => skill === 'recall')
    const recognise = cards.find(({ skill }) => skill === 'recognise')
    const movesUp = recognise?.stage === 'review' && !findCard(fold, item, 'recall')
    if (recall !== undefined || movesUp) return [{ item, kind: 'type-word' }]
    return recognise === undefined ? [] : [{ item, kind: 'choose-meaning' }]
  })
}

/** A course too small to offer a choice is asked by typing; a word is never planned so twice. */
function buildPlanned(
  slots: readonly Slot[],
  words: ReadonlyMap<string, CourseWord>,
  material: ExerciseMaterial,
): Exercise[] {
  const planned: Exercise[] = []
  for (const { item, kind } of slots) {
    const word = words.get(item)
    if (word === undefined) continue
    const exercise =
      buildExercise(kind, word, material) ?? buildExercise('type-word', word, material)
    const isPlanned = planned.some((other) => other.item === item && other.kind === exercise?.kind)
    if (exercise !== undefined && !isPlanned) planned.push(exercise)
  }
  return keepApart(planned)
}
