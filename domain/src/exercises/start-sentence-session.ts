import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import { listMet } from '../scheduling/fold.ts'
import { orderByPath } from '../lessons/path-order.ts'
import { createSentenceFormChoice } from './sentence-forms.ts'
import {
  beginWith,
  chooseSlots,
  gatherMaterial,
  listAskedCards,
  readMeans,
} from './compose-session.ts'
import type { SessionRequest } from './compose-session.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import { hasMeans } from './kinds/kind-rules.ts'
import { sentenceKindRules } from './kinds/sentence-kinds.ts'
import type { PracticeSession } from './practice-session.ts'
import { canBeMadeOut, isReady } from './sentence-readiness.ts'
import { keepExercisesApart } from './session-queue.ts'
import { isTyped, isTypedEnough } from './word-rungs.ts'

export interface SentenceSessionRequest extends SessionRequest {
  /** Also begins sentences with words that the learner has not met; `only` does so anyway. */
  readonly beyondMetWords: boolean
  /** For two minutes: a few exercises, none of them typed. */
  readonly isQuick?: boolean
}

const quickLength = 5

/** In which a sentence, or its meaning, is asked where two were typed just before it, the best first. */
const untyped: readonly SentenceKind[] = ['build-sentence', 'reorder-sentence', 'build-meaning']
const untypedMeaning: readonly SentenceKind[] = ['build-meaning', ...untyped]

/** Whether a session is as short as one of two minutes, and asks for no typing either. */
export const isQuickOfSentences = (planned: readonly Exercise[]): boolean =>
  planned.length <= quickLength && !planned.some(({ kind }) => isTyped(kind))

/**
 * Composes a session of sentences: due ones first, each in the hardest form that is due, then new
 * ones made of words met. It runs, resumes and ends like a session of words, and plans nothing
 * when nothing is due and no new sentence may be begun.
 */
export function startSentenceSession(given: SentenceSessionRequest): PracticeSession {
  const { isQuick = false } = given
  const kinds = given.kinds.filter((kind) => !isTyped(kind))
  const request = isQuick ? ({ ...given, kinds, length: quickLength } as const) : given
  const { id, course, units, fold, only } = request
  const sentences = new Map(
    units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  const wordsOf = (items: readonly string[]) =>
    items.flatMap((item) => sentences.get(item)?.tokens ?? []).flatMap(({ word }) => word ?? [])
  const met = listMet(fold, course)
  const isOpen = request.beyondMetWords || only !== undefined
  const fresh = orderByPath([...sentences.values()], request)
    .filter(({ id: item }) => !met.has(item) && only?.includes(item) !== false)
    .filter((each) => isOpen || isReady(each, { units, met }))
    .map((each) => each.id)
  const due = listAskedCards(request, 'sentence', sentences)
  const familiar = new Set([...met, ...wordsOf([...due.keys(), ...fresh])])
  const material = { seed: id, ...gatherMaterial(request, { met, familiar }) }
  const means = readMeans(request)
  const build = (item: string, kind: SentenceKind) => {
    const sentence = sentences.get(item)
    return sentence && sentenceKindRules[kind].build(sentence, material)
  }
  const canAsk = (item: string, kind: SentenceKind) =>
    hasMeans(kind, sentenceKindRules[kind], item, means) && build(item, kind) !== undefined
  const forms = createSentenceFormChoice({
    seed: id,
    fold,
    canAsk,
    wordsOf: (item) => wordsOf([item]),
  })
  const slots = chooseSlots(request, { due, fresh, forms })
  const built: Exercise[] = []
  for (const { item, kind } of slots) {
    const isTooMuch = isTyped(kind) && isTypedEnough(built.map((each) => each.kind))
    const others = kind === 'type-meaning' ? untypedMeaning : untyped
    const inTurn = (isTooMuch ? others.find((each) => canAsk(item, each)) : undefined) ?? kind
    const exercise = build(item, inTurn)
    if (exercise !== undefined) built.push(exercise)
  }
  const apart = keepExercisesApart(built)
  const planned = isQuick ? apart.slice(0, quickLength) : apart
  const toPresent = planned.flatMap(itemsOf).filter((item) => {
    const sentence = sentences.get(item)
    return !met.has(item) && sentence !== undefined && !canBeMadeOut(met, sentence)
  })
  return beginWith(request, planned, [...new Set(toPresent)])
}
