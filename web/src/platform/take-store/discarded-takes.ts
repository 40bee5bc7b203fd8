import type { Take } from '@mboa/contract'
import type { ApiFailure, ApiResult } from '../network/api-client.ts'
import type { TakeDatabase } from './take-database.ts'
import { writeDurably } from './write-durably.ts'

/** Deleted here after it may have left the device: the server is told, or never had it. */
interface DiscardedTake {
  id: string
  /** Epoch ms. */
  at: number
}

const key = 'discarded-takes'

/** Longer no request is under way: what the server does not have by then it will not get. */
const latestArrivalMs = 10 * 60_000

/**
 * Removes a take that waits or was refused, whether or not it is being sent right now. False where
 * the server has it: that one is withdrawn.
 * @param now epoch ms
 */
export async function discardTake(
  database: TakeDatabase,
  id: string,
  now: number,
): Promise<boolean> {
  const removed = await writeDurably(database, ['takes', 'sounds', 'values'], async (within) => {
    const [takes, sounds] = [within.objectStore('takes'), within.objectStore('sounds')]
    const [take, sound] = await Promise.all([takes.get(id), sounds.get(id)])
    if (take?.pending !== 1 && take?.state !== 'refused') return false
    await Promise.all([takes.delete(id), sounds.delete(id)])
    // Samples have never left.
    if (sound === undefined || 'recorded' in sound) return true
    const values = within.objectStore('values')
    const before = readList(await values.get(key))
    await values.put([...before, { id, at: now }], key)
    return true
  })
  return removed.ok && removed.value
}

interface WithdrawingParts {
  readonly database: TakeDatabase
  readonly userId: string
  readonly withdraw: (userId: string, id: string) => Promise<ApiResult<Take>>
  /** Epoch ms. */
  readonly now: () => number
}

/** Withdraws what was deleted here and reached the server all the same. */
export async function withdrawDiscarded(
  parts: WithdrawingParts,
): Promise<{ ok: true } | { ok: false; failure: ApiFailure }> {
  const { database, userId } = parts
  for (const { id, at } of readList(await database.get('values', key))) {
    const told = await parts.withdraw(userId, id)
    if (!told.ok && told.failure.code !== 'not-found') return told
    // The end of a request that was broken off may reach the server after this.
    if (!told.ok && parts.now() - at < latestArrivalMs) continue
    await writeDurably(database, ['values'], async (transaction) => {
      const values = transaction.objectStore('values')
      const left = readList(await values.get(key)).filter((each) => each.id !== id)
      await values.put(left, key)
    })
  }
  return { ok: true }
}

// Only this module writes the value.
const readList = (stored: unknown) => (stored ?? []) as readonly DiscardedTake[]
