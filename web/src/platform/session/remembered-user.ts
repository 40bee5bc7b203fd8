import { userSchema, type User } from '@mboa/contract'
import * as v from 'valibot'
import { recordAccountHere } from '../device-store/accounts-here.ts'
import { storedValue } from '../stored-value.ts'

const rememberedSchema = v.object({
  user: userSchema,
  /** When the server last said that this user is signed in here; epoch ms. */
  confirmedAt: v.number(),
})
type Remembered = v.InferOutput<typeof rememberedSchema>

/**
 * Remembers who used this device last, so that a learner continues without a network. Null means
 * nobody, undefined a value that this version can't read. Kept in local storage, because it is needed
 * before anything else and must not wait for a database.
 */
const remembered = storedValue<Remembered | null | undefined>('user', {
  name: 'who used this device',
  parse(text) {
    if (text === null) return null
    const stored = v.safeParse(rememberedSchema, JSON.parse(text))
    return stored.success ? stored.output : undefined
  },
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
export const readRemembered = (): Remembered | undefined => remembered.read() ?? undefined

/** Storage that is full or forbidden costs the offline start, not the session. */
export function rememberUser(user: User, confirmedAt: number): void {
  remembered.save({ user, confirmedAt })
  recordAccountHere(user.id)
  // Whoever signs in after a logout that is still pending has taken the session over.
  clearPendingLogout()
}

/**
 * Forgets who used this device last. With an id that person alone: false where somebody else has
 * signed in since, in another tab.
 */
export function forgetUser(userId?: string): boolean {
  const last = readRemembered()?.user.id
  const isTheirs = userId === undefined || last === undefined || last === userId
  if (isTheirs) remembered.remove()
  return isTheirs
}

/** Hears that this user has left in another tab, or given way to another; returns how to stop. */
export const onLeftElsewhere = (userId: string, listener: () => void): (() => void) =>
  remembered.onChangedElsewhere((now) => {
    if (now !== undefined && now?.user.id !== userId) listener()
  })

/** Set where somebody left this device for good while the server could not be reached. */
const pendingLogout = storedValue<boolean>('logout-due', {
  name: 'a pending logout',
  parse: (text) => text !== null,
})

/**
 * The next start with a network ends the session on the server, before anything else.
 * @returns false if this device can't store that
 */
export const markLogoutPending = (): boolean => pendingLogout.save(true)
export const isLogoutPending = pendingLogout.read
export const clearPendingLogout = pendingLogout.remove
