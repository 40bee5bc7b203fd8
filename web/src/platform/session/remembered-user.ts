import { userSchema, type User } from '@mboa/contract'
import * as v from 'valibot'
import { reportProblem } from '../report-problem.ts'
import { recordAccountHere } from '../device-store/accounts-here.ts'

/**
 * Who used this device last, so that a learner without a network continues learning. In local
 * storage because it is needed before anything else and must not wait for a database.
 */
export const rememberedKey = 'mboa.user'

const rememberedSchema = v.object({
  user: userSchema,
  /** When the server last said that this user is signed in here; epoch ms. */
  confirmedAt: v.number(),
})

const dayMs = 24 * 60 * 60 * 1000
/** As long as a session lives on the server. */
const rememberedMs = 30 * dayMs

/** The user who was signed in here last, unless too long ago; undefined when there is none. */
export function findRememberedUser(now: number): User | undefined {
  const stored = readRemembered()
  return stored !== undefined && now - stored.confirmedAt <= rememberedMs ? stored.user : undefined
}

/** The user who was signed in here last, however long ago. */
export function readRemembered(): v.InferOutput<typeof rememberedSchema> | undefined {
  const stored = v.safeParse(rememberedSchema, parse(readStored))
  return stored.success ? stored.output : undefined
}

export function rememberUser(user: User, confirmedAt: number): void {
  write(() => {
    localStorage.setItem(rememberedKey, JSON.stringify({ user, confirmedAt }))
    recordAccountHere(user.id)
    // Whoever signs in after a logout that is still pending has taken the session over.
    clearPendingLogout()
  })
}

/**
 * Forgets who used this device last. With an id that person alone: false where somebody else has
 * signed in since, in another tab.
 */
export function forgetUser(userId?: string): boolean {
  const isTheirs = userId === undefined || !isSomebodyElse(readStored, userId)
  if (isTheirs) write(() => localStorage.removeItem(rememberedKey))
  return isTheirs
}

/** Hears that this user has left in another tab, or given way to another; returns how to stop. */
export function onLeftElsewhere(userId: string, listener: () => void): () => void {
  // What the other tab wrote, whatever an answer on its way has written here since.
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === rememberedKey && (newValue === null || isSomebodyElse(() => newValue, userId)))
      listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Set where somebody left this device for good while the server could not be reached. */
const pendingLogoutKey = 'mboa.logout-due'

/** The next start with a network ends the session on the server, before anything else. */
export const markLogoutPending = (): void => localStorage.setItem(pendingLogoutKey, '1')
export const isLogoutPending = (): boolean => localStorage.getItem(pendingLogoutKey) !== null
export const clearPendingLogout = (): void => localStorage.removeItem(pendingLogoutKey)

const readStored = () => localStorage.getItem(rememberedKey)

/** Whether somebody else than this user is remembered by what is read. */
function isSomebodyElse(read: () => string | null, userId: string): boolean {
  const remembered = v.safeParse(rememberedSchema, parse(read))
  return remembered.success && remembered.output.user.id !== userId
}

/** Storage may be forbidden. */
function parse(read: () => string | null): unknown {
  try {
    return JSON.parse(read() ?? 'null')
  } catch (error) {
    reportProblem('reading who used this device', error)
    return null
  }
}

/** Storage that is full or forbidden costs the offline start, not the session. */
function write(change: () => void): void {
  try {
    change()
  } catch (error) {
    reportProblem('remembering who uses this device', error)
  }
}
