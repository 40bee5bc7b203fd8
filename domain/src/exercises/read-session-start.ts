import { exerciseKinds } from '../scheduling/exercise-kinds.ts'
import { sessionFormat } from './practice-session.ts'
import type { SessionLimits, SessionStart } from './practice-session.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A session start that this or an earlier version of Mboa stored. Undefined for what a later
 * version stored, and for anything else: begin a new session then.
 */
export function readSessionStart(stored: unknown): SessionStart | undefined {
  if (!isObject(stored)) return undefined
  // Format 1 had no number; its two kinds are stored alike since.
  const { format = 1, id, course, startedAt, planned, asksOnce, limits } = stored
  const isKnown = format === 1 || format === sessionFormat
  if (!isKnown || typeof id !== 'string' || typeof course !== 'string') return undefined
  if (typeof startedAt !== 'number' || !isPlan(planned)) return undefined
  const start = { format: sessionFormat, id, course, startedAt, planned } as const
  return {
    ...start,
    ...(asksOnce === true && { asksOnce }),
    ...(isLimits(limits) && { limits }),
  }
}

const isLimits = (given: unknown): given is SessionLimits =>
  isObject(given) && typeof given['comebacks'] === 'number' && typeof given['longest'] === 'number'

/** Trusts the shape of an exercise whose kind is known: only `startSession` makes them. */
function isPlan(planned: unknown): planned is SessionStart['planned'] {
  const kinds: readonly unknown[] = exerciseKinds
  return (
    Array.isArray(planned) &&
    planned.every((each) => isObject(each) && kinds.includes(each['kind']))
  )
}
