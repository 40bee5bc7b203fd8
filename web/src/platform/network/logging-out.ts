import { loggedOut } from '../report-problem.ts'

let logout = new AbortController()

/** Aborted while somebody logs out: what was asked for in their name then would be refused. */
export const untilLogout = (): AbortSignal => logout.signal

/** Does what logs somebody out, and keeps the rest of the page quiet meanwhile. */
export async function whileLoggingOut(logOut: () => Promise<void>): Promise<void> {
  logout.abort(loggedOut)
  try {
    await logOut()
  } finally {
    logout = new AbortController()
  }
}
