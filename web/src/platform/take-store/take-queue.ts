import type { Take } from '@mboa/contract'
import type { ClientErrorCode } from '../network/api-client.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import type { StoredTake, TakeDatabase } from './take-database.ts'
import { writeDurably } from './write-durably.ts'

/** Takes that the server has not got, the oldest first: ids are sorted by time of making. */
export function listPendingTakes(database: TakeDatabase): Promise<StoredTake[]> {
  return database.getAllFromIndex('takes', 'pending', 1)
}

/** All takes of this device, the oldest first. */
export function listTakes(database: TakeDatabase): Promise<StoredTake[]> {
  return database.getAll('takes')
}

/** From now on these very files are sent; the samples, which they hold, go. */
export function keepEncoded(database: TakeDatabase, id: string, encoded: EncodedTake) {
  return writeDurably(database, ['sounds'], (transaction) =>
    transaction.objectStore('sounds').put({ encoded }, id),
  )
}

/** Tells on the device that a take is under way, or not any more. */
export function markSending(database: TakeDatabase, id: string, isSending: boolean) {
  return change(database, id, (take) => ({ ...take, state: isSending ? 'sending' : 'on-device' }))
}

/** The server has both files: the sound leaves the device, what is known of the take stays. */
export function settleReceived(database: TakeDatabase, take: Take) {
  return writeDurably(database, ['takes', 'sounds'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const stored = await takes.get(take.id)
    if (stored === undefined) return
    await Promise.all([
      takes.put(withState(stored, take)),
      transaction.objectStore('sounds').delete(take.id),
    ])
  })
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

function withState(stored: StoredTake, told: Take): StoredTake {
  const { state, sentBackReason, sentBackComment } = told
  const take: StoredTake = { ...stored, state }
  delete take.pending
  delete take.sentBackReason
  delete take.sentBackComment
  if (sentBackReason !== null) take.sentBackReason = sentBackReason
  if (sentBackComment !== '') take.sentBackComment = sentBackComment
  return take
}

function change(database: TakeDatabase, id: string, how: (take: StoredTake) => StoredTake) {
  return writeDurably(database, ['takes'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const stored = await takes.get(id)
    if (stored !== undefined) await takes.put(how(stored))
  })
}
