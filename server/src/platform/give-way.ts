import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lets all else on this machine go before this process, which does one piece of work for somebody.
 * Who stands behind others already, because the server was started so (`Nice=` of a unit), stays
 * there: only root may go forward, and for anybody else asking for it is an error.
 */
export function giveWay(): void {
  const behindOthers = constants.priority.PRIORITY_BELOW_NORMAL
  if (getPriority() < behindOthers) setPriority(behindOthers)
}
