import { findCard, listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { createWordFormChoice } from './word-forms.ts'
import {
  beginWith,
  chooseSlots,
  gatherMaterial,
  listAskedCards,
  readMeans,
} from './compose-session.ts'
import type { SessionRequest } from './compose-session.ts'
import type { CourseWord } from './course-items.ts'
import type { Exercise } from './exercise.ts'
import { itemsOf } from './exercise.ts'
import { hasMeans } from './kinds/kind-rules.ts'
import type { ExerciseMaterial } from './kinds/kind-rules.ts'
import { wordKindRules } from './kinds/word-kinds.ts'
import type { WordExerciseKind } from './kinds/word-kinds.ts'
import { insertMatchPairs } from './place-match-pairs.ts'
import type { Slot } from './plan-session.ts'
import type { PracticeSession } from './practice-session.ts'
import { keepExercisesApart } from './session-queue.ts'

export interface WordSessionRequest extends SessionRequest {
  /** How many words may be begun today (`newWordsLeft`); `only` is not bound by it. */
  readonly newWords: number
}

/**
 * Composes a session: due words first, each in the hardest form that is due, then new words. All
 * its exercises are made here, so that it runs, and runs again, without the course. It plans
 * nothing (`start.planned` is empty) when nothing is due and no new word may be begun.
 */
export function startSession(request: WordSessionRequest): PracticeSession {
  const { id, course, units, fold, only } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const met = listMet(fold, course)
  const means = readMeans(request)
  const canAsk = (item: string, kind: WordExerciseKind) =>
    hasMeans(kind, wordKindRules[kind], item, means)
  const slots = chooseSlots(request, {
    due: listAskedCards(request, 'word', words),
    fresh: [...words.keys()].filter((item) => !met.has(item) && only?.includes(item) !== false),
    freshLimit: only === undefined ? Math.max(0, request.newWords) : Infinity,
    forms: createWordFormChoice({ seed: id, fold, canAsk }),
  })
  const familiar = new Set([...met, ...slots.map(({ item }) => item)])
  const material = { seed: id, ...gatherMaterial(request, { met, familiar }) }
  const planned = keepExercisesApart(buildPlanned(slots, words, means.kinds, material))
  if (!means.kinds.has('match-pairs')) return beginWith(request, planned)
  const young = listYoung(planned, fold).flatMap((item) => words.get(item) ?? [])
  return beginWith(request, insertMatchPairs(planned, young, material))
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
      const exercise = wordKindRules[each].build(word, material)
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
