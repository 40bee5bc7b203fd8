import { reportProblem } from '../report-problem.ts'
import { storedValue } from '../stored-value.ts'

/** Specification §9: a verification link lives 3 minutes. */
const verificationLifetimeMs = 3 * 60 * 1000

/** One entry of local storage per user id; its value is an instant in epoch milliseconds. */
const keyPrefix = 'mboa.verification-deadline.'

const deadlineOf = (userId: string) =>
  storedValue<number | undefined>(keyPrefix + userId, {
    name: 'the verification deadline',
    parse(text) {
      const deadline = Number(text ?? Number.NaN)
      return Number.isFinite(deadline) ? deadline : undefined
    },
    format: String,
  })

/**
 * Keeps until when the mail just asked for can be used, by this device's own clock: the deadline
 * drives a countdown and nothing else, so a wrong clock must not spoil it. The server decides.
 * Resending resets it; deadlines of others that have passed are forgotten.
 */
export function rememberVerificationDeadline(userId: string, now: number): void {
  forgetPassedDeadlines(now)
  deadlineOf(userId).save(now + verificationLifetimeMs)
}

/** Epoch milliseconds by this device's clock; undefined where nothing usable is kept. */
export const findVerificationDeadline = (userId: string): number | undefined =>
  deadlineOf(userId).read()

export const forgetVerificationDeadline = (userId: string): void => deadlineOf(userId).remove()

function forgetPassedDeadlines(now: number): void {
  try {
    const passed = Object.keys(localStorage).filter(
      (key) => key.startsWith(keyPrefix) && !(Number(localStorage.getItem(key)) > now),
    )
    for (const key of passed) localStorage.removeItem(key)
  } catch (error) {
    // Storage may be forbidden; the mail is on its way anyway.
    reportProblem('forgetting verification deadlines', error)
  }
}
