/** What work for an account ends with that was taken off this device meanwhile. */
export const accountRemoved = new Error('removed here')

/** What work in somebody's name ends with when they log out. */
export const loggedOut = new Error('logged out')

/** Where surprises go that no screen needs to show: nothing is swallowed. */
export function reportProblem(during: string, error: unknown): void {
  // Nobody waits for what ended so any more, and nothing is wrong.
  if (error !== accountRemoved && error !== loggedOut)
    console.error(`Problem while ${during}:`, error)
}
