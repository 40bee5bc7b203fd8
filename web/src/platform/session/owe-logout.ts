import { logoutDueKey } from './due-logout.ts'

/** The next start with a network ends the session on the server, before anything else. */
export function oweLogout(): void {
  localStorage.setItem(logoutDueKey, '1')
}
