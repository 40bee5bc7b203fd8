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
import { hasMeans } from './kinds/kind-rules.ts'
import { sentenceKindRules } from './kinds/sentence-kinds.ts'
import type { PracticeSession } from './practice-session.ts'
import { isReady } from './sentence-readiness.ts'
import { keepExercisesApart } from './session-queue.ts'

export interface SentenceSessionRequest extends SessionRequest {
  /** Also begins sentences with words that the learner has not met; `only` does so anyway. */
  readonly beyondMetWords: boolean
}

/**
 * Composes a session of sentences: due ones first, each in the hardest form that is due, then new
 * ones made of words met. It runs, resumes and ends like a session of words, and plans nothing
 * when nothing is due and no new sentence may be begun.
 */
export function startSentenceSession(request: SentenceSessionRequest): PracticeSession {
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
  const forms = createSentenceFormChoice({
    seed: id,
    fold,
    canAsk: (item, kind) =>
      hasMeans(kind, sentenceKindRules[kind], item, means) && build(item, kind) !== undefined,
    wordsOf: (item) => wordsOf([item]),
  })
  const slots = chooseSlots(request, { due, fresh, forms })
  const built = slots.flatMap(({ item, kind }) => build(item, kind) ?? [])
  return beginWith(request, keepExercisesApart(built))
}
