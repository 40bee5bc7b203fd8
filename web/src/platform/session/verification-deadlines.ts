import { reportProblem } from '../report-problem.ts'

/** Specification §9: a verification link lives 3 minutes. */
const verificationLifetimeMs = 3 * 60 * 1000

/** One entry of local storage per user id; its value is an instant in epoch milliseconds. */
const keyPrefix = 'mboa.verification-deadline.'

/**
 * Keeps until when the mail just asked for can be used, by this device's own clock: the deadline
 * drives a countdown and nothing else, so a wrong clock must not spoil it. The server decides.
 * Resending resets it; deadlines of others that have passed are forgotten.
 */
export function rememberVerificationDeadline(userId: string, now: number): void {
  try {
    forgetPassedDeadlines(now)
    localStorage.setItem(keyPrefix + userId, String(now + verificationLifetimeMs))
  } catch (error) {
    // Storage may be full or forbidden; the mail is on its way anyway.
    reportProblem('keeping the verification deadline', error)
  }
}

/** Epoch milliseconds by this device's clock; undefined where nothing usable is kept. */
export function findVerificationDeadline(userId: string): number | undefined {
  try {
    const deadline = Number(localStorage.getItem(keyPrefix + userId) ?? Number.NaN)
    return Number.isFinite(deadline) ? deadline : undefined
  } catch (error) {
    reportProblem('reading the verification deadline', error)
    return undefined
  }
}

export function forgetVerificationDeadline(userId: string): void {
  try {
    localStorage.removeItem(keyPrefix + userId)
  } catch (error) {
    reportProblem('forgetting the verification deadline', error)
  }
}

function forgetPassedDeadlines(now: number): void {
  const passed = Object.keys(localStorage).filter(
    (key) => key.startsWith(keyPrefix) && !(Number(localStorage.getItem(key)) > now),
  )
  for (const key of passed) localStorage.removeItem(key)
}
