import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'

/** One place in a session. */
export interface Slot<Kind extends ExerciseKind = ExerciseKind> {
  readonly item: string
  readonly kind: Kind
}

export interface SessionDemand<Kind extends ExerciseKind = ExerciseKind> {
  /** How many items the session is about. */
  readonly length: number
  /** The due form of each due item, longest due first. */
  readonly due: readonly Slot<Kind>[]
  /** The items to begin with, in the order of the course; no more than the day allows. */
  readonly fresh: readonly Slot<Kind>[]
  /** The harder form in which an item comes once more, later in the session. */
  readonly followUps: ReadonlyMap<string, Kind>
}

/** A session opens with so many due items: with what is known from last time, before anything new. */
const dueAtFirst = 3

/** Exercises between a word and its harder form, where there are enough. */
const exercisesBetween = 2

/**
 * Which item comes in which form, in order: due ones first in number, new ones spread among
 * them after the first few; an item with a follow-up comes once more, when others have come between.
 */
export function planSlots<Kind extends ExerciseKind>(demand: SessionDemand<Kind>): Slot<Kind>[] {
  const { length, due, fresh, followUps } = demand
  const openingDue = due.slice(0, length)
  const openingFresh = fresh.slice(0, length - openingDue.length)
  const mixed = mixEvenly(openingDue.slice(dueAtFirst), openingFresh)
  return placeFollowUps([...openingDue.slice(0, dueAtFirst), ...mixed], followUps)
}

/**
 * Spreads both lists over the whole, each in its own order. New words come early in their share,
 * so that others can stand between meeting them and their follow-up.
 */
function mixEvenly<Kind extends ExerciseKind>(
  due: readonly Slot<Kind>[],
  fresh: readonly Slot<Kind>[],
): Slot<Kind>[] {
  const spread = (slots: readonly Slot<Kind>[], offset: number) =>
    slots.map((slot, at) => ({ slot, place: (at + offset) / slots.length }))
  return [...spread(due, 1 / 2), ...spread(fresh, 1 / 3)]
    .sort((a, b) => a.place - b.place)
    .map(({ slot }) => slot)
}

function placeFollowUps<Kind extends ExerciseKind>(
  openings: readonly Slot<Kind>[],
  followUps: ReadonlyMap<string, Kind>,
): Slot<Kind>[] {
  const slots: Slot<Kind>[] = []
  const waiting: (Slot<Kind> & { from: number })[] = []
  let opened = 0
  while (opened < openings.length || waiting.length > 0) {
    const last = slots.at(-1)?.item
    const opening = openings[opened]
    const ripest = waiting.findIndex(
      ({ item, from }) => item !== last && (from <= slots.length || opening === undefined),
    )
    const [follow] = ripest < 0 ? [] : waiting.splice(ripest, 1)
    if (follow !== undefined) {
      slots.push({ item: follow.item, kind: follow.kind })
    } else if (opening !== undefined) {
      slots.push(opening)
      opened++
      const kind = followUps.get(opening.item)
      if (kind !== undefined) {
        waiting.push({ item: opening.item, kind, from: slots.length + exercisesBetween })
      }
    } else {
      // Only the word just asked is left: it waits for the next session.
      break
    }
  }
  return slots
}
