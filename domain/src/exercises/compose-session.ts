import type { Strictness } from '../answers/verdicts.ts'
import { isReviewableIn } from '../scheduling/reviewable.ts'
import { groupByItem } from '../scheduling/card.ts'
import type { Card } from '../scheduling/card.ts'
import { listDue } from '../scheduling/due.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { findLanguage } from '../orthography/languages.ts'
import type { SessionLength } from '../settings/learner-settings.ts'
import type { CourseUnit } from './course-items.ts'
import type { Exercise } from './exercise.ts'
import type { AskingMeans, ExerciseMaterial } from './kinds/kind-rules.ts'
import { planSlots } from './plan-session.ts'
import type { Slot } from './plan-session.ts'
import { beginSession } from './practice-session.ts'
import type { PracticeSession } from './practice-session.ts'
import { createWordLikeness } from './word-likeness.ts'

/** What sessions and lessons know of the course, the learner and the device. */
export interface ComposeRequest {
  readonly course: string
  /** Epoch ms. */
  readonly now: number
  /** The course's units on this device, in order. */
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: readonly ExerciseKind[]
  /** Items with a recording that this device can play now; none when absent. */
  readonly recorded?: ReadonlySet<string>
  /** Items with a picture that this device can show now; none when absent. */
  readonly pictured?: ReadonlySet<string>
  /** The learner's own for this language: decides which words look alike to them. */
  readonly strictness: Strictness
}

/** What a session of words and one of sentences are composed from alike. */
export interface SessionRequest extends ComposeRequest {
  /** Names the session in its reviews, and decides every draw in it. */
  readonly id: string
  readonly length: SessionLength
  /**
   * Asks about these items and no others, met or new, due or not, in the order given. `length`
   * still bounds how many.
   */
  readonly only?: readonly string[]
}

/** Chooses in which form an item is asked: harder as its cards mature. */
export interface FormChoice<Kind extends ExerciseKind> {
  /** The form of an item's first meeting. */
  readonly first: (item: string) => Kind | undefined
  /** The hardest form that its due cards call for; undefined where none can be shown. */
  readonly due: (item: string, due: readonly Card[]) => Kind | undefined
  /** The next harder form, for later in a session that opens with `opening`. */
  readonly next: (item: string, opening: Kind) => Kind | undefined
}

export interface FormSource<Kind extends ExerciseKind> {
  readonly seed: string
  readonly fold: PracticeFold
  /** Whether the caller can show the kind and the item is fit for it. */
  readonly canAsk: (item: string, kind: Kind) => boolean
}

export function readMeans({ kinds, recorded, pictured }: ComposeRequest): AskingMeans {
  return {
    kinds: new Set(kinds),
    isRecorded: (item) => recorded?.has(item) === true,
    isPictured: (item) => pictured?.has(item) === true,
  }
}

/** What exercises are built from, but for the seed: each session has its own. */
export function gatherMaterial(
  request: ComposeRequest,
  { met, familiar }: Pick<ExerciseMaterial, 'met' | 'familiar'>,
): Omit<ExerciseMaterial, 'seed'> {
  const { course, units, strictness } = request
  const { kinds, isPictured } = readMeans(request)
  return {
    units,
    language: findLanguage(course),
    met,
    familiar,
    isNew: (item) => !met.has(item),
    kinds,
    isPictured,
    likeness: createWordLikeness(course, strictness),
    meaningLikeness: createWordLikeness('en', strictness),
  }
}

/** The cards to ask about, by their item: those that are due, or all of the items asked for. */
export function listAskedCards(
  { fold, course, now, only, recorded }: SessionRequest,
  about: Card['about'],
  items: { readonly has: (item: string) => boolean },
): Map<string, Card[]> {
  return groupByItem(
    only === undefined
      ? listDue(fold, { now, course, about, reviewable: isReviewableIn({ items, recorded }) })
      : listCards(fold, course).filter(({ item }) => only.includes(item) && items.has(item)),
  )
}

/** Which item comes in which form, in order; `fresh` as far as `freshLimit` allows. */
export function chooseSlots<Kind extends ExerciseKind>(
  { length, only }: SessionRequest,
  asked: {
    readonly due: ReadonlyMap<string, readonly Card[]>
    readonly fresh: readonly string[]
    readonly freshLimit?: number
    readonly forms: FormChoice<Kind>
  },
): Slot<Kind>[] {
  const { forms, freshLimit } = asked
  const due = [...asked.due].flatMap(([item, cards]) => asSlot(item, forms.due(item, cards)))
  if (only !== undefined) due.sort((a, b) => only.indexOf(a.item) - only.indexOf(b.item))
  const fresh = asked.fresh.flatMap((item) => asSlot(item, forms.first(item))).slice(0, freshLimit)
  const followUps = new Map<string, Kind>()
  for (const { item, kind } of [...due, ...fresh]) {
    const next = forms.next(item, kind)
    if (next !== undefined) followUps.set(item, next)
  }
  return planSlots({ length, due, fresh, followUps })
}

function asSlot<Kind extends ExerciseKind>(item: string, kind: Kind | undefined): Slot<Kind>[] {
  return kind === undefined ? [] : [{ item, kind }]
}

export function beginWith(
  { id, course, now }: SessionRequest,
  planned: readonly Exercise[],
  toPresent?: readonly string[],
): PracticeSession {
  const start = beginSession({
    id,
    course,
    startedAt: now,
    planned,
    ...(toPresent && { toPresent }),
  })
  return { start, answers: [] }
}
