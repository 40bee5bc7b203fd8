import type { TakeDescription } from '@mboa/contract'
import type { ClientErrorCode } from '../network/api-client.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import type { StoredSound, StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

type Cut = TakeDescription['cut']

/** The ids of takes that the server has not got, the oldest first: sorted by time of making. */
export function listPendingIds(database: TakeDatabase): Promise<string[]> {
  return database.run((connection) => connection.getAllKeysFromIndex('takes', 'pending', 1))
}

/** What is to be sent as it stands now; undefined where it is gone, or waits no more. */
export function findWaitingSound(
  database: TakeDatabase,
  id: string,
): Promise<StoredSound | undefined> {
  return database.run(async (connection) => {
    const reading = connection.transaction(['takes', 'sounds'])
    const [take, sound] = await Promise.all([
      reading.objectStore('takes').get(id),
      reading.objectStore('sounds').get(id),
    ])
    return take?.pending === 1 ? sound : undefined
  })
}

/**
 * From now on these very files are sent; the samples, which they hold, go. False where the take
 * has gone or was cut otherwise meanwhile: these are not its files.
 */
export function saveEncoded(
  database: TakeDatabase,
  id: string,
  { encoded, cut }: { encoded: EncodedTake; cut: Cut },
): Promise<Written<boolean>> {
  return writeDurably(database, ['sounds'], async (transaction) => {
    const sounds = transaction.objectStore('sounds')
    if (!isOfCut(await sounds.get(id), cut)) return false
    await sounds.put({ encoded }, id)
    return true
  })
}

/**
 * Takes a take for sending, with its cut as it stands: marked on the device as under way. Undefined
 * where it has gone or was cut otherwise meanwhile.
 * @throws where not even its mark as unsent can be taken away
 */
export async function claimTake(
  database: TakeDatabase,
  id: string,
  cut: Cut,
): Promise<StoredTake | undefined> {
  const claimed = await claim(database, id, { cut, isMarked: true })
  if (claimed.ok) return claimed.value
  // Marked or not, it can be sent: that makes room.
  const unmarked = await claim(database, id, { cut, isMarked: false })
  if (unmarked.ok) return unmarked.value
  throw new DOMException('There is no room to note what is sent.', 'QuotaExceededError')
}

function claim(
  database: TakeDatabase,
  id: string,
  { cut, isMarked }: { cut: Cut; isMarked: boolean },
): Promise<Written<StoredTake | undefined>> {
  return writeDurably(database, ['takes', 'sounds', 'values'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const [take, sound] = await Promise.all([
      takes.get(id),
      transaction.objectStore('sounds').get(id),
    ])
    const isWhole = sound !== undefined && ('encoded' in sound || isOfCut(sound, cut))
    if (take?.pending !== 1 || !isWhole) return undefined
    await unmarkUnsent(transaction.objectStore('values'), id)
    if (!isMarked) return take
    const sending: StoredTake = { ...take, state: 'sending' }
    await takes.put(sending)
    return sending
  })
}

const isOfCut = (sound: StoredSound | undefined, { start, end }: Cut) =>
  sound !== undefined &&
  'recorded' in sound &&
  sound.recorded.cut.start === start &&
  sound.recorded.cut.end === end

/** It waits again. */
export function putBack(database: TakeDatabase, id: string) {
  return change(database, id, (take) => ({ ...take, state: 'on-device' }))
}

/** Kept with its sound and its reason. */
export function settleRefused(database: TakeDatabase, id: string, because: ClientErrorCode) {
  return change(database, id, (take) => {
    const refused: StoredTake = { ...take, state: 'refused', refusedBecause: because }
    delete refused.pending
    return refused
  })
}

/** Puts a refused take back into the queue, e.g. once its cause is gone. */
export function queueAgain(database: TakeDatabase, id: string) {
  return change(database, id, (take) => {
    if (take.state !== 'refused') return take
    const queued: StoredTake = { ...take, state: 'on-device', pending: 1 }
    delete queued.refusedBecause
    return queued
  })
}

function change(database: TakeDatabase, id: string, how: (take: StoredTake) => StoredTake) {
  return writeDurably(database, ['takes'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const stored = await takes.get(id)
    if (stored !== undefined) await takes.put(how(stored))
  })
}

/**
 * Stands beside a take from its making until it is first sent: only then is it certain that nobody
 * else has its files. It is taken away, not set, when it is sent, because that needs no room: a
 * full device sends what it cannot note.
 */
const keyOf = (id: string) => `unsent-take:${id}`

interface Values {
  get: (key: string) => Promise<unknown>
  put: (value: unknown, key: string) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

export const markUnsent = (values: Pick<Values, 'put'>, id: string) => values.put(true, keyOf(id))

export const unmarkUnsent = (values: Pick<Values, 'delete'>, id: string) => values.delete(keyOf(id))

/** False also for takes that are made from files: these are never marked. */
export const isMarkedUnsent = async (values: Pick<Values, 'get'>, id: string): Promise<boolean> =>
  (await values.get(keyOf(id))) === true
