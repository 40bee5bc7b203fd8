import type { User } from '@mboa/contract'
import { readRemembered, rememberedMs } from './remembered-user.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface OfflineTime {
  user: User
  /** Whole days for which learning continues without a network; 0 once they have ended. */
  daysLeft: number
}

/** Who learns on this device, and for how long without the server; undefined where nobody does. */
export function findOfflineTime(now: number): OfflineTime | undefined {
  const remembered = readRemembered()
  if (remembered === undefined) return undefined
  const { user, confirmedAt } = remembered
  const leftMs = rememberedMs - (now - confirmedAt)
  return { user, daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)) }
}
