/** What work for an account ends with that was taken off this device meanwhile. */
export const accountRemoved = new Error('removed here')

/** What work in somebody's name ends with when they log out. */
export const loggedOut = new Error('logged out')

/** Nobody waits for what ended so any more, and nothing is wrong. */
const quietEnds: unknown[] = [accountRemoved, loggedOut]

/** Where surprises go that no screen needs to show: nothing is swallowed. */
export function reportProblem(during: string, error: unknown): void {
  if (!quietEnds.includes(error)) console.error(`Problem while ${during}:`, error)
}
