import type { Take } from '@mboa/contract'
import type { ApiFailure, ApiResult } from '../network/api-client.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { isMarkedUnsent, unmarkUnsent } from './take-queue.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

/** Deleted here after it may have left the device: the server withdraws it, or never had it. */
interface DiscardedTake {
  id: string
  /** Epoch ms. */
  at: number
}

const key = 'discarded-takes'

/** Longer no request is under way: what the server does not have by then it will not get. */
const latestArrivalMs = 10 * 60_000

/**
 * Removes a take that waits or was refused, whether or not it is being sent right now. Gives false
 * where the server has it: that one is withdrawn. Where there is no room to note that the server is
 * to be recorded, it stays.
 * @param now epoch ms
 */
export function discardTake(
  database: TakeDatabase,
  id: string,
  now: number,
): Promise<Written<boolean>> {
  return writeDurably(database, ['takes', 'sounds', 'values'], (within) =>
    discardWithin(within, id, now),
  )
}

type Within = Parameters<Parameters<typeof writeDurably>[2]>[0]

/** The same in a transaction that does more. */
export async function discardWithin(within: Within, id: string, now: number): Promise<boolean> {
  const [takes, sounds] = [within.objectStore('takes'), within.objectStore('sounds')]
  const values = within.objectStore('values')
  const take = await takes.get(id)
  if (take?.pending !== 1 && take?.state !== 'refused') return false
  if (!(await isMarkedUnsent(values, id))) await noteDiscarded(within, { id, at: now })
  await Promise.all([takes.delete(id), sounds.delete(id), unmarkUnsent(values, id)])
  return true
}

/**
 * Lets go of a take that the server has, and notes that it is to be withdrawn there: nothing of it
 * is sent again.
 */
export async function withdrawWithin(within: Within, id: string, now: number): Promise<void> {
  await noteDiscarded(within, { id, at: now })
  await within.objectStore('takes').delete(id)
  await within.objectStore('receivedSounds').delete(id)
}

async function noteDiscarded(within: Within, discarded: DiscardedTake): Promise<void> {
  const values = within.objectStore('values')
  await values.put([...readList(await values.get(key)), discarded], key)
}

/** What is deleted here and may be with the server still: by their ids. */
export async function listDiscarded(database: TakeDatabase): Promise<readonly string[]> {
  return readList(await database.get('values', key)).map(({ id }) => id)
}

interface WithdrawingDeps {
  readonly database: TakeDatabase
  readonly userId: string
  readonly withdraw: (userId: string, id: string) => Promise<ApiResult<Take>>
  /** Epoch ms. */
  readonly now: () => number
}

/** Withdraws what was deleted here and reached the server anyway. */
export async function withdrawDiscarded(
  deps: WithdrawingDeps,
): Promise<{ ok: true } | { ok: false; failure: ApiFailure }> {
  const { database, userId } = deps
  for (const { id, at } of readList(await database.get('values', key))) {
    const withdrawn = await deps.withdraw(userId, id)
    if (!withdrawn.ok && withdrawn.failure.code !== 'not-found') return withdrawn
    const now = deps.now()
    // The end of a request that was broken off may reach the server after this.
    const mayStillArrive = !withdrawn.ok && now - at < latestArrivalMs
    // A clock that went back does not hold it up for as long.
    if (!mayStillArrive) await change(database, (list) => list.filter((each) => each.id !== id))
    else if (at > now) {
      const dated = { id, at: now }
      await change(database, (list) => list.map((each) => (each.id === id ? dated : each)))
    }
  }
  return { ok: true }
}

/** Whether what was deleted here may still reach the server: until it cannot, it is asked again. */
export async function awaitsWithdrawal(database: TakeDatabase): Promise<boolean> {
  return readList(await database.get('values', key)).length > 0
}

type DiscardedTakes = readonly DiscardedTake[]

function change(database: TakeDatabase, how: (list: DiscardedTakes) => DiscardedTakes) {
  return writeDurably(database, ['values'], async (transaction) => {
    const values = transaction.objectStore('values')
    await values.put(how(readList(await values.get(key))), key)
  })
}

// Only this module writes the value.
const readList = (stored: unknown) => (stored ?? []) as DiscardedTakes
