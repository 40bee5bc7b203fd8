import { userSchema, type User } from '@mboa/contract'
import * as v from 'valibot'
import { rememberedKey, rememberedMs } from './remembered-user.ts'

const dayMs = 24 * 60 * 60 * 1000
const schema = v.object({ user: userSchema, confirmedAt: v.number() })

export interface OfflineTime {
  user: User
  /** Whole days for which learning continues without a network; 0 once they have ended. */
  daysLeft: number
}

/** Who learns on this device, and for how long without the server; undefined where nobody does. */
export function findOfflineTime(now: number): OfflineTime | undefined {
  const stored = v.safeParse(schema, JSON.parse(localStorage.getItem(rememberedKey) ?? 'null'))
  if (!stored.success) return undefined
  const { user, confirmedAt } = stored.output
  const leftMs = rememberedMs - (now - confirmedAt)
  return { user, daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)) }
}
