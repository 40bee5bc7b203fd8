import { userSchema, type User } from '@mboa/contract'
import * as v from 'valibot'
import { reportProblem } from '../report-problem.ts'
import { noteAccountHere } from './accounts-here.ts'
import { settleLogout } from './due-logout.ts'

/**
 * Who used this device last, so that a learner without a network goes on learning. In local
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
export const rememberedMs = 30 * dayMs

/** The user who was signed in here last, unless too long ago; undefined when there is none. */
export function findRememberedUser(now: number): User | undefined {
  const stored = v.safeParse(rememberedSchema, readStored())
  if (!stored.success || now - stored.output.confirmedAt > rememberedMs) return undefined
  return stored.output.user
}

export function rememberUser(user: User, confirmedAt: number): void {
  write(() => {
    localStorage.setItem(rememberedKey, JSON.stringify({ user, confirmedAt }))
    noteAccountHere(user.id)
    // Whoever signs in after a logout that is still owed has taken the session over.
    settleLogout()
  })
}

export function forgetUser(): void {
  write(() => localStorage.removeItem(rememberedKey))
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(rememberedKey) ?? 'null')
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
