import { pagePaths } from '@mboa/contract'

/** What a link from a mail asks for (specification §2; the names are the cloud service's). */
export type StartAction =
  { mode: 'verifyEmail'; code: string } | { mode: 'resetPassword'; code: string } | null

const modes = ['verifyEmail', 'resetPassword'] as const

/** Reads the action out of an address' query; null where mode or code is missing or unknown. */
export function parseStartAction(search: string): StartAction {
  const parameters = new URLSearchParams(search)
  const mode = modes.find((known) => known === parameters.get('mode'))
  const code = parameters.get('oobCode')
  return mode === undefined || code === null || code === '' ? null : { mode, code }
}

/**
 * Takes the action out of the address before anything else sees it, so that a code never stays
 * in history. `/` becomes the login page, whose document it is: no second one is asked for.
 */
export function takeStartAction(): StartAction {
  const action = parseStartAction(location.search)
  if (location.pathname === pagePaths.start) {
    history.replaceState(history.state, '', pagePaths.login)
  } else if (action !== null) {
    history.replaceState(history.state, '', location.pathname)
  }
  return action
}
