import { pagePaths } from '@mboa/contract'
import { keepGivenList } from '../platform/recording-lists/given-list.ts'
import { keepWorkshopLink } from '../platform/workshop-link.ts'

/** What a link from a mail asks for (specification §2; the names are the cloud service's). */
export type StartAction =
  | { mode: 'verifyEmail'; code: string }
  | { mode: 'resetPassword'; code: string }
  | null

const modes = ['verifyEmail', 'resetPassword'] as const

/** Reads the action out of an address' query; null where mode or code is missing or unknown. */
export function parseStartAction(search: string): StartAction {
  const parameters = new URLSearchParams(search)
  const mode = modes.find((known) => known === parameters.get('mode'))
  const code = parameters.get('oobCode')
  return mode === undefined || code === null || code === '' ? null : { mode, code }
}

/** The query that is left when the action or a list is taken out: a notice for the login, say. */
export function withoutAction(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['mode', 'oobCode', 'given']) parameters.delete(name)
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}

/**
 * Takes the action out of the address before anything else sees it, so that a code never stays
 * in history. `/` becomes the login page, whose document it is: no second one is asked for.
 */
export function takeStartAction(): StartAction {
  keepWorkshopLink(location)
  const isGiven = keepGivenList(location)
  const action = parseStartAction(location.search)
  const isStart = location.pathname === pagePaths.start
  if (isStart || action !== null || isGiven) {
    const path = isStart ? pagePaths.login : location.pathname
    history.replaceState(history.state, '', path + withoutAction(location.search))
  }
  return action
}
