import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { itemsOf } from './exercise.ts'
import type { PracticeSession } from './practice-session.ts'
import { queueComeback, unboundedLimits } from './session-queue.ts'
import type { QueueEntry } from './session-queue.ts'

/** An exercise as it was asked, with the review of each word it asked about. */
interface AskedEntry {
  readonly entry: QueueEntry
  readonly reviews: readonly ReviewEvent[]
}

/** How a session went so far, and what is still to come as things stand. */
export interface SessionCourse {
  readonly asked: readonly AskedEntry[]
  /** The first is the current one. */
  readonly queue: readonly QueueEntry[]
}

/** Follows a session's answers through its plan. */
export function followSession({ start, answers }: PracticeSession): SessionCourse {
  const asked: AskedEntry[] = []
  let queue: readonly QueueEntry[] = start.planned.map((exercise, planned) => ({
    items: itemsOf(exercise),
    planned,
    attempt: 0,
  }))
  const { comebacks, longest } = start.limits ?? unboundedLimits
  let answered = 0
  for (let [entry, ...rest] = queue; entry !== undefined; [entry, ...rest] = queue) {
    const reviews = answers.slice(answered, answered + entry.items.length)
    if (reviews.length < entry.items.length) break
    answered += reviews.length
    asked.push({ entry, reviews })
    queue = rest
    if (start.asksOnce === true || entry.attempt >= comebacks) continue
    for (const { item, outcome } of reviews) {
      if (outcome !== 'wrong') continue
      const longer = queueComeback(queue, { asked: entry, item }, findSpacer(asked, entry))
      if (asked.length + longer.length <= longest) queue = longer
    }
  }
  return { asked, queue }
}

/** The exercise of another word that was asked longest ago. */
function findSpacer(asked: readonly AskedEntry[], current: QueueEntry): QueueEntry | undefined {
  const latest = new Map<string, QueueEntry>()
  for (const { entry } of asked) {
    for (const item of entry.items) {
      latest.delete(item)
      latest.set(item, { ...entry, items: [item] })
    }
  }
  const spacer = [...latest].find(([item]) => !current.items.includes(item))?.[1]
  return spacer && { ...spacer, attempt: spacer.attempt + 1 }
}
