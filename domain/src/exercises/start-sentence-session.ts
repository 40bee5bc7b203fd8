import type { Strictness } from '../answers/verdicts.ts'
import { askableIn } from '../scheduling/askable.ts'
import { groupByItem } from '../scheduling/card.ts'
import { listDue } from '../scheduling/due.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SessionLength } from '../settings/learner-settings.ts'
import { buildSentenceExercise } from './build-sentence-exercise.ts'
import { createSentenceFormChoice } from './choose-sentence-form.ts'
import type { CourseSentence, CourseUnit } from './course-items.ts'
import { itemsOf, recordingKinds } from './exercise.ts'
import { planSlots } from './plan-session.ts'
import type { Slot } from './plan-session.ts'
import { beginSession } from './practice-session.ts'
import type { PracticeSession } from './practice-session.ts'
import type { SentenceMaterial } from './sentence-material.ts'
import { isReady, listMet } from './sentence-readiness.ts'
import { keepApart } from './session-queue.ts'
import { createWordLikeness } from './word-likeness.ts'

export interface SentenceSessionRequest {
  /** Names the session in its reviews, and decides every draw in it. */
  readonly id: string
  readonly course: string
  readonly length: SessionLength
  /** Epoch ms. */
  readonly now: number
  /** The course's units on this device, in order. */
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  /** Also begins sentences with words that the learner has not met. */
  readonly beyondMetWords: boolean
  /**
   * Asks about these sentences and no others, met or new, due or not, in the order given; `length`
   * still bounds how many.
   */
  readonly only?: readonly string[]
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: readonly SentenceKind[]
  /** Items with a recording that this device can play now; none when absent. */
  readonly recorded?: ReadonlySet<string>
  /** The learner's own for this language: decides which words look alike to them. */
  readonly strictness: Strictness
}

/**
 * Composes a session of sentences: due ones first, each in the hardest form that is due, then new
 * ones made of words met. It runs, resumes and ends like a session of words, and plans nothing
 * when nothing is due and no new sentence may be begun.
 */
export function startSentenceSession(request: SentenceSessionRequest): PracticeSession {
  const { id, course, length, now, units, fold, only, recorded, strictness } = request
  const sentences = new Map(
    units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  const askable = askableIn({ items: sentences, recorded })
  const met = listMet(fold, course)
  const isAsked = (item: string) => only?.includes(item) !== false
  const isOpen = (each: CourseSentence) =>
    only !== undefined || request.beyondMetWords || isReady(each, { units, met })
  const fresh = [...sentences.values()].filter(
    (each) => !met.has(each.id) && isAsked(each.id) && isOpen(each),
  )
  const cards =
    only === undefined
      ? listDue(fold, { now, course, about: 'sentence', askable })
      : listCards(fold, course).filter(({ item }) => isAsked(item) && sentences.has(item))
  const due = groupByItem(cards)
  const material: SentenceMaterial = {
    seed: id,
    units,
    met,
    familiar: new Set([...met, ...wordsOf([...due.keys(), ...fresh.map((each) => each.id)])]),
    likeness: createWordLikeness(course, strictness),
    meaningLikeness: createWordLikeness('en', strictness),
  }
  const build = (item: string, kind: SentenceKind) => {
    const sentence = sentences.get(item)
    return sentence && buildSentenceExercise(kind, sentence, material)
  }
  const forms = createSentenceFormChoice({
    seed: id,
    fold,
    canAsk: (item, kind) =>
      request.kinds.includes(kind) &&
      (!recordingKinds.has(kind) || recorded?.has(item) === true) &&
      build(item, kind) !== undefined,
    wordsOf: (item) => wordsOf([item]),
  })
  const dueSlots = [...due].flatMap(([item, cards]) => asSlot(item, forms.due(item, cards)))
  if (only !== undefined) dueSlots.sort((a, b) => only.indexOf(a.item) - only.indexOf(b.item))
  const freshSlots = fresh.flatMap((each) => asSlot(each.id, forms.first(each.id)))
  const followUps = [...dueSlots, ...freshSlots].flatMap(({ item, kind }) =>
    asSlot(item, forms.next(item, kind)),
  )
  const slots = planSlots({
    length,
    due: dueSlots,
    fresh: freshSlots,
    followUps: new Map(followUps.map(({ item, kind }) => [item, kind])),
  })
  const built = slots.flatMap(({ item, kind }) => build(item, kind) ?? [])
  const apart = keepApart(built.map((exercise) => ({ exercise, items: itemsOf(exercise) })))
  const planned = apart.map(({ exercise }) => exercise)
  return { start: beginSession({ id, course, startedAt: now, planned }), answers: [] }

  function wordsOf(items: readonly string[]): string[] {
    const asked = items.map((item) => sentences.get(item)).filter((each) => each !== undefined)
    return asked.flatMap(({ tokens = [] }: CourseSentence) =>
      tokens.flatMap(({ word }) => word ?? []),
    )
  }
}

function asSlot(item: string, kind: SentenceKind | undefined): Slot<SentenceKind>[] {
  return kind === undefined ? [] : [{ item, kind }]
}
