import type { ExerciseKind } from './exercise.ts'

/** One place in a session. */
export interface Slot {
  readonly item: string
  readonly kind: ExerciseKind
}

export interface SessionDemand {
  /** How many words the session is about. */
  readonly length: number
  /** The due form of each due word, longest due first. */
  readonly due: readonly Slot[]
  /** The words to begin with, in the order of the course; no more than the day allows. */
  readonly fresh: readonly string[]
  /** Words due in the easier form that have never been asked for in the harder one. */
  readonly ripe: ReadonlySet<string>
}

/** Exercises between the first meeting of a word and typing it, where there are enough. */
const exercisesBetween = 2

/**
 * Which word comes in which form, in order: due words first in number, new words spread among
 * them; a word that was never typed is typed later in the same session.
 */
export function planSlots({ length, due, fresh, ripe }: SessionDemand): Slot[] {
  const openingDue = due.slice(0, length)
  const openingFresh = fresh
    .slice(0, length - openingDue.length)
    .map((item): Slot => ({ item, kind: 'choose-meaning' }))
  const followed = [...openingFresh, ...openingDue.filter(({ item }) => ripe.has(item))]
  return placeFollowUps(
    mixEvenly(openingDue, openingFresh),
    new Set(followed.map(({ item }) => item)),
  )
}

/**
 * Spreads both lists over the whole, each in its own order. New words come early in their share,
 * so that others can stand between meeting and typing them.
 */
function mixEvenly(due: readonly Slot[], fresh: readonly Slot[]): Slot[] {
  const spread = (slots: readonly Slot[], offset: number) =>
    slots.map((slot, at) => ({ slot, place: (at + offset) / slots.length }))
  return [...spread(due, 1 / 2), ...spread(fresh, 1 / 3)]
    .sort((a, b) => a.place - b.place)
    .map(({ slot }) => slot)
}

function placeFollowUps(openings: readonly Slot[], followed: ReadonlySet<string>): Slot[] {
  const slots: Slot[] = []
  const waiting: { item: string; from: number }[] = []
  let opened = 0
  while (opened < openings.length || waiting.length > 0) {
    const last = slots.at(-1)?.item
    const opening = openings[opened]
    const ripest = waiting.findIndex(
      ({ item, from }) => item !== last && (from <= slots.length || opening === undefined),
    )
    const [follow] = ripest < 0 ? [] : waiting.splice(ripest, 1)
    if (follow !== undefined) {
      slots.push({ item: follow.item, kind: 'type-word' })
    } else if (opening !== undefined) {
      slots.push(opening)
      opened++
      if (followed.has(opening.item)) {
        waiting.push({ item: opening.item, from: slots.length + exercisesBetween })
      }
    } else {
      // Only the word just asked is left: it waits for the next session.
      break
    }
  }
  return slots
}
