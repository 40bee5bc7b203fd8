import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import { mostComebacks, roomForComebacks } from './session-queue.ts'

/** The shape of `SessionStart`; raise it when stored sessions can no longer be read as they are. */
const sessionFormat = 1

/** What a session was begun with. Plain JSON: store it, and the session outlives its tab. */
export interface SessionStart {
  readonly format: typeof sessionFormat
  /** Every draw of the session follows from it. */
  readonly id: string
  readonly course: string
  /** Epoch ms. */
  readonly startedAt: number
  readonly planned: readonly Exercise[]
  /** New words and sentences, each of which is presented before it is asked. */
  readonly toPresent?: readonly string[] | undefined
  /** A check: what is answered wrong does not come back in it. */
  readonly asksOnce?: true | undefined
  readonly limits: SessionLimits
}

/** How far wrong answers lengthen a session. */
interface SessionLimits {
  /** How often a wrong answer comes back. */
  readonly comebacks: number
  /** Exercises at most, those planned included. */
  readonly longest: number
}

/** A session: its start and the reviews given, in their order. Never changed. */
export interface PracticeSession {
  readonly start: SessionStart
  readonly answers: readonly ReviewEvent[]
}

/** What a session begins with; its limits stand with it, so that it ends as it began. */
export function beginSession(
  given: Pick<SessionStart, 'id' | 'course' | 'startedAt' | 'planned' | 'toPresent'>,
): SessionStart {
  const items = new Set(given.planned.flatMap(itemsOf)).size
  const longest = given.planned.length + roomForComebacks(items)
  return { format: sessionFormat, ...given, limits: { comebacks: mostComebacks, longest } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a stored session start, or undefined for anything else: begin a new session then. */
export function readSessionStart(stored: unknown): SessionStart | undefined {
  if (!isObject(stored)) return undefined
  const { format, id, course, startedAt, planned, asksOnce, toPresent, limits } = stored
  if (format !== sessionFormat || typeof id !== 'string' || typeof course !== 'string') {
    return undefined
  }
  if (typeof startedAt !== 'number' || !isPlan(planned) || !isLimits(limits)) return undefined
  return {
    format,
    id,
    course,
    startedAt,
    planned,
    limits,
    ...(asksOnce === true && { asksOnce }),
    ...(isTexts(toPresent) && { toPresent }),
  }
}

const isTexts = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((each) => typeof each === 'string')

const isLimits = (given: unknown): given is SessionLimits =>
  isObject(given) && typeof given['comebacks'] === 'number' && typeof given['longest'] === 'number'

/** Trusts the shape of an exercise whose kind is known: only the builders of kinds make them. */
function isPlan(planned: unknown): planned is SessionStart['planned'] {
  const kinds: readonly unknown[] = exerciseKinds
  return (
    Array.isArray(planned) &&
    planned.every((each) => isObject(each) && kinds.includes(each['kind']))
  )
}
