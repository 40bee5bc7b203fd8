import type { ReceivedTake, Takes } from '@mboa/contract'
import type { ApiFailure, ApiResult } from '../network/api-client.ts'
import { forgetWithdrawn, queueReceivedAgain } from './received-takes.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'

/** Well within the days for which sound is kept: the list of them is not short. */
const betweenMs = 24 * 60 * 60 * 1000

const key = 'followed-received'

/** When the server was asked last, in epoch ms, and its epoch then. */
interface Followed {
  at: number
  epoch: string
}

interface FollowingDeps {
  readonly userId: string
  readonly database: TakeDatabase
  /** A page of one's own takes as the server has them, from the ids above `after` on. */
  readonly listTakes: (userId: string, after: string) => Promise<ApiResult<Takes>>
  /** Epoch ms. */
  readonly now: () => number
  readonly onChanged: (takeId: string) => void
}

type Outcome = { ok: true } | { ok: false; failure: ApiFailure }

/**
 * Asks once a day what became of the takes whose sound this device keeps beside the server. Those
 * that a server of another epoch has not got wait again, as it was restored from a backup; of those
 * withdrawn the sound goes.
 */
export async function followReceived(deps: FollowingDeps): Promise<Outcome> {
  const { database, now } = deps
  const stored = await database.getAllKeys('receivedSounds')
  const [oldest] = stored
  // Only this module writes the value.
  const followed = (await database.get('values', key)) as Followed | undefined
  if (oldest === undefined || (followed && Math.abs(now() - followed.at) < betweenMs)) return done
  const listed = await listFrom(deps, oldest)
  if (!listed.ok) return listed
  const { states, epoch } = listed.value
  for (const id of stored) if (states.get(id) === 'withdrawn') await forgetWithdrawn(database, id)
  if (followed !== undefined && epoch !== followed.epoch) {
    const lost = stored.filter((id) => !states.has(id))
    const queued = await queueReceivedAgain(database, lost)
    // Sending makes room for the rest.
    if (!queued.ok) return { ok: false, failure: { code: 'general', fields: {} } }
    for (const id of queued.value) deps.onChanged(id)
  }
  const heard: Followed = { at: now(), epoch }
  await writeIfRoom(database, ['values'], (within) => within.objectStore('values').put(heard, key))
  return done
}

const done: Outcome = { ok: true }

interface Listed {
  /** By the id of the take. */
  states: ReadonlyMap<string, ReceivedTake['state']>
  /** Of the first page: what a later epoch has lost is found out the next time. */
  epoch: string
}

async function listFrom(
  { userId, listTakes }: FollowingDeps,
  oldest: string,
): Promise<ApiResult<Listed>> {
  const states = new Map<string, ReceivedTake['state']>()
  let first: string | undefined
  // What an id begins with comes before it.
  for (let after = oldest.slice(0, -1); ;) {
    const page = await listTakes(userId, after)
    if (!page.ok) return page
    const epoch = (first ??= page.value.epoch)
    const takes = page.value.takes ?? []
    for (const { id, state } of takes) states.set(id, state)
    const last = takes.at(-1)
    if (!page.value.more || last === undefined) return { ok: true, value: { states, epoch } }
    after = last.id
  }
}
