import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { arrangeExercise, itemsOf } from './exercise.ts'
import type { PracticeSession, SessionStart } from './practice-session.ts'
import { keepApart, queueComeback, sharesItem } from './session-queue.ts'
import type { QueueEntry } from './session-queue.ts'
import { isTyped, isTypedEnough } from './word-rungs.ts'

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
  /** Places in the plan of the exercises that are not asked again, in the order they ended. */
  readonly ended: ReadonlySet<number>
  /** New words and sentences that are presented before the current exercise. */
  readonly toPresent: readonly string[]
}

/** What is new is presented so many exercises before it is asked, where there are any. */
const presentedAhead = 1

/** Sessions are never changed: each is followed once, however often it is asked about. */
const followed = new WeakMap<PracticeSession, SessionCourse>()

/** Follows a session's answers through its plan. */
export function followSession(session: PracticeSession): SessionCourse {
  const course = followed.get(session) ?? follow(session)
  followed.set(session, course)
  return course
}

function follow({ start, answers }: PracticeSession): SessionCourse {
  const asked: AskedEntry[] = []
  let queue: readonly QueueEntry[] = start.planned.map((exercise, planned) => ({
    items: itemsOf(exercise),
    planned,
    attempt: 0,
  }))
  const { comebacks, longest } = start.limits
  const isNew = new Set(start.toPresent)
  const ended = new Set<number>()
  let answered = 0
  for (;;) {
    queue = putTypedApart(queue, { start, asked })
    const toPresent = queue
      .slice(0, 1 + presentedAhead)
      .flatMap(({ items }) => items.filter((item) => isNew.delete(item)))
    const [entry, ...rest] = queue
    const reviews = answers.slice(answered, answered + (entry?.items.length ?? 0))
    if (entry === undefined || reviews.length < entry.items.length) {
      return { asked, queue, ended, toPresent }
    }
    answered += reviews.length
    asked.push({ entry, reviews })
    queue = rest
    const isAskedOnce = start.asksOnce === true || entry.attempt >= comebacks
    for (const { item, outcome } of reviews) {
      if (isAskedOnce || outcome !== 'wrong') continue
      const longer = queueComeback(queue, { asked: entry, item }, findSpacer(asked, entry))
      // Nothing that was planned is given up for it: it is due, and comes in the next session.
      const isRoom = asked.length + longer.length <= longest
      if (isRoom && longer.length > queue.length) queue = longer
    }
    // Once ended it stays so: to stand between two others is not to be learnt again.
    if (!queue.some(({ planned }) => planned === entry.planned)) ended.add(entry.planned)
  }
}

/**
 * The queue after typed answers: a third one in a row is asked in its easier form, or waits for one
 * that is not typed, where there is any.
 */
function putTypedApart(
  queue: readonly QueueEntry[],
  { start, asked }: { readonly start: SessionStart; readonly asked: readonly AskedEntry[] },
): readonly QueueEntry[] {
  const [first, ...rest] = queue
  const answers = asked.flatMap(({ reviews }) => reviews)
  if (first === undefined || !isTypedEnough(answers.map(({ kind }) => kind))) return queue
  const isToBeTyped = (entry: QueueEntry) => {
    const exercise = start.planned[entry.planned]
    return exercise !== undefined && isTyped(arrangeExercise(exercise, entry, start.id).kind)
  }
  const eased = { ...first, isEased: true }
  if (!isToBeTyped(eased)) return [eased, ...rest]
  const last = asked.at(-1)?.entry ?? first
  const other = rest.find(
    (entry) => !isToBeTyped(entry) && !sharesItem(entry, last) && !sharesItem(entry, first),
  )
  if (other === undefined) return queue
  return keepApart([other, first, ...rest.filter((entry) => entry !== other)], last)
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
