import { findCard, listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { orderByPath } from '../lessons/path-order.ts'
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
import type { Slot } from './plan-session.ts'
import type { PracticeSession } from './practice-session.ts'
import { keepExercisesApart } from './session-queue.ts'
import { widenPlan } from './widen-plan.ts'
import { listTurn } from './word-rungs.ts'

export interface WordSessionRequest extends SessionRequest {
  /** How many words may be begun today (`newWordsLeft`); `only` is not bound by it. */
  readonly newWords: number
  /** For two minutes and one hand: a few words, each answered by a tap. */
  readonly isQuick?: boolean
}

const quickLength = 5
const tappedKinds: ReadonlySet<ExerciseKind> = new Set([
  'choose-meaning',
  'choose-picture',
  'choose-word',
  'choose-spelling',
  'missing-letter',
])

/** Whether a session asks for taps alone, as one of two minutes does. */
export const isTappedAlone = (planned: readonly Exercise[]): boolean =>
  planned.every(({ kind }) => tappedKinds.has(kind))

/**
 * Composes a session: due words first, each in the hardest form that is due, then new words
 * in the order of the path. All
 * its exercises are made here, so that it runs, and runs again, without the course. It plans
 * nothing (`start.planned` is empty) when nothing is due and no new word may be begun.
 */
export function startSession(given: WordSessionRequest): PracticeSession {
  const kinds = given.kinds.filter((kind) => tappedKinds.has(kind))
  const request =
    given.isQuick === true ? ({ ...given, kinds, length: quickLength } as const) : given
  const { id, course, units, fold, only } = request
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const met = listMet(fold, course)
  const means = readMeans(request)
  const canAsk = (item: string, kind: WordExerciseKind) =>
    hasMeans(kind, wordKindRules[kind], item, means)
  const slots = chooseSlots(request, {
    due: listAskedCards(request, 'word', words),
    fresh: orderByPath([...words.values()], request)
      .map((word) => word.id)
      .filter((item) => !met.has(item) && only?.includes(item) !== false),
    freshLimit: only === undefined ? Math.max(0, request.newWords) : Infinity,
    forms: createWordFormChoice({ seed: id, fold, canAsk }),
  })
  const familiar = new Set([...met, ...slots.map(({ item }) => item)])
  const material = { seed: id, ...gatherMaterial(request, { met, familiar }) }
  const asked = buildPlanned(slots, words, { fold, kinds: means.kinds, material })
  const planned = widenPlan(keepExercisesApart(asked), { words, means, fold, material })
  const toPresent = planned.flatMap(itemsOf).filter((item) => !met.has(item))
  return beginWith(request, planned, [...new Set(toPresent)])
}

interface Building {
  readonly fold: PracticeFold
  readonly kinds: ReadonlySet<ExerciseKind>
  readonly material: ExerciseMaterial
}

/**
 * What is recalled takes the kinds of its rung in turn. Where a course is too small to offer a
 * choice, a word is asked in another form; never twice in the same one.
 */
function buildPlanned(
  slots: readonly Slot<WordExerciseKind>[],
  words: ReadonlyMap<string, CourseWord>,
  { fold, kinds, material }: Building,
): Exercise[] {
  const planned: Exercise[] = []
  const last = (['choose-meaning', 'type-word'] as const).filter((each) => kinds.has(each))
  for (const { item, kind } of slots) {
    const word = words.get(item)
    if (word === undefined) continue
    const asked = planned.map((each) => each.kind)
    const turn = listTurn(kind, findCard(fold, item, 'recall'), asked)
    for (const each of [...turn.filter((one) => kinds.has(one)), kind, ...last]) {
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
