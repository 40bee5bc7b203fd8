import { removeStoredValues, storedValue } from '../stored-value.ts'

/** Specification §9: a verification link lives 3 minutes. */
const verificationLifetimeMs = 3 * 60 * 1000

/** One stored value per user id: an instant in epoch milliseconds. */
const keyPrefix = 'verification-deadline.'

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
  removeStoredValues(keyPrefix, (text) => !(Number(text) > now))
  deadlineOf(userId).save(now + verificationLifetimeMs)
}

/** Epoch milliseconds by this device's clock; undefined where nothing usable is kept. */
export const findVerificationDeadline = (userId: string): number | undefined =>
  deadlineOf(userId).read()

export const forgetVerificationDeadline = (userId: string): void => deadlineOf(userId).remove()
