import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'

/** A planned exercise waiting to be asked, for the first time or again. */
export interface QueueEntry {
  /** The words it asks about; a pair that was matched wrongly comes back alone. */
  readonly items: readonly string[]
  /** Place in the session's plan. */
  readonly planned: number
  /** 0 when it is asked for the first time. */
  readonly attempt: number
  /** In its easier form, where it has one: the two exercises before it were typed. */
  readonly isEased?: boolean | undefined
}

interface Asks {
  readonly items: readonly string[]
}

/** A wrong answer comes back this often in one session; after that, when it is next due. */
export const mostComebacks = 2

/**
 * By how many exercises wrong answers may lengthen a session about so many items: half of them,
 * with a few where there are only a few. What finds no room is due, and comes in the next session.
 */
export const roomForComebacks = (items: number): number => Math.max(4, Math.ceil(items / 2))

/** Other exercises between a wrong answer and its return, where there are enough. */
const exercisesBetween = 2

export const sharesItem = (a: Asks, b: Asks): boolean =>
  a.items.some((item) => b.items.includes(item))

/**
 * What waits after a wrong answer about one word of `asked`: the same exercise again after two
 * others, then whatever else was planned for its word. With nothing else left, `spacer` keeps the
 * two apart; without one the word waits for the next session. Never the same word twice in a row.
 */
export function queueComeback(
  rest: readonly QueueEntry[],
  { asked, item }: { asked: QueueEntry; item: string },
  spacer: QueueEntry | undefined,
): QueueEntry[] {
  const comeback = { ...asked, items: [item], attempt: asked.attempt + 1 }
  const others = rest.filter((entry) => !sharesItem(entry, comeback))
  if (others.length === 0 && spacer !== undefined) others.push(spacer)
  const own = [comeback, ...rest.filter((entry) => sharesItem(entry, comeback))]
  const queue: QueueEntry[] = []
  while (others.length > 0 || own.length > 0) {
    queue.push(...others.splice(0, exercisesBetween), ...own.splice(0, 1))
  }
  return keepApart(queue, asked)
}

/**
 * Moves things where one word would follow itself (`before` is what was asked before all of them);
 * drops what has nothing to stand behind.
 */
export function keepApart<Asked extends Asks>(queue: readonly Asked[], before?: Asks): Asked[] {
  const waiting = [...queue]
  const apart: Asked[] = []
  for (;;) {
    const last = apart.at(-1) ?? before
    const next = waiting.findIndex((entry) => last === undefined || !sharesItem(entry, last))
    if (next < 0) return putBetween(apart, waiting)
    apart.push(...waiting.splice(next, 1))
  }
}

/** What found no place at the end stands further ahead, where it follows and precedes others. */
function putBetween<Asked extends Asks>(apart: Asked[], left: readonly Asked[]): Asked[] {
  for (const entry of left) {
    const isApart = (at: number) =>
      [apart[at - 1], apart[at]].every((other) => other !== undefined && !sharesItem(other, entry))
    let place = apart.length - 1
    while (place > 0 && !isApart(place)) place -= 1
    if (place > 0) apart.splice(place, 0, entry)
  }
  return apart
}

/** The same for exercises; `before`: the items asked before all of them. */
export function keepExercisesApart(
  exercises: readonly Exercise[],
  before: readonly string[] = [],
): Exercise[] {
  const asked = exercises.map((exercise) => ({ exercise, items: itemsOf(exercise) }))
  return keepApart(asked, { items: before }).map(({ exercise }) => exercise)
}
