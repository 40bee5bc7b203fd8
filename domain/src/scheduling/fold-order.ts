import { longestIntervalDays } from './fsrs.ts'
import type { Foldable, PracticeEvent } from './practice-events.ts'

/** An event with the instant (epoch ms) at which the fold takes it to have happened. */
export interface DatedEvent<Event extends PracticeEvent = PracticeEvent> {
  readonly event: Event
  readonly at: number
}

const dayMs = 86_400_000

/** The last instant from which the longest interval still ends on a date (ECMA-262 §21.4.1.1). */
const lastDatableMs = 8.64e15 - longestIntervalDays * dayMs

/**
 * When an event counts as having happened: as its device said, but never after the server had it,
 * so that a clock a year ahead cannot park a card. Clocks before 1970 count as 1970.
 */
export function effectiveAt({ answeredAt, receivedAt = answeredAt }: Foldable): number {
  return Math.min(Math.max(Math.min(answeredAt, receivedAt), 0), lastDatableMs)
}

/** The one order in which events are folded on every device: by effective time, then by id. */
export function compareDated(a: DatedEvent, b: DatedEvent): number {
  if (a.at !== b.at) return a.at - b.at
  if (a.event.id === b.event.id) return 0
  return a.event.id < b.event.id ? -1 : 1
}

/**
 * For events that wait to be sent: dates them at the latest `now`, as the server will when it
 * receives them. Give a device's pending events through this when it folds them at its start, and
 * a session held while the clock was ahead does not park its cards once the clock is right.
 */
export function receivedBy<Event extends PracticeEvent>(
  event: Foldable<Event>,
  now: number,
): Foldable<Event> {
  return event.receivedAt === undefined ? { ...event, receivedAt: now } : event
}
