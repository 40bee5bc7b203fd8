import type { Take } from '@mboa/contract'
import type { StoredTake, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, writeIfRoom, type Written } from '../device-store/write-takes.ts'

const dayMs = 24 * 60 * 60 * 1000
/** As long as a server that was restored from a backup may ask for a take again. */
export const soundLifetimeMs = 7 * dayMs
/** By then every list that a device shows knows of it from the server. */
export const rowLifetimeMs = 30 * dayMs

/**
 * The server has both files: the sound waits no more, and stays for some days where there is room;
 * what is known of the take stays longer.
 */
export async function settleReceived(
  database: TakeDatabase,
  take: Take,
  receivedAt: number,
): Promise<Written<unknown>> {
  const stored = await settle(database, { take, receivedAt, keepsSound: true })
  return stored.ok ? stored : settle(database, { take, receivedAt, keepsSound: false })
}

function settle(
  database: TakeDatabase,
  { take, receivedAt, keepsSound }: { take: Take; receivedAt: number; keepsSound: boolean },
): Promise<Written<unknown>> {
  const write = keepsSound ? writeIfRoom : writeDurably
  return write(database, ['takes', 'sounds', 'receivedSounds'], async (transaction) => {
    const [takes, sounds] = [transaction.objectStore('takes'), transaction.objectStore('sounds')]
    const [stored, sound] = await Promise.all([takes.get(take.id), sounds.get(take.id)])
    if (stored === undefined) return
    await Promise.all([takes.put(receive(stored, take, receivedAt)), sounds.delete(take.id)])
    if (!keepsSound || sound === undefined || !('encoded' in sound)) return
    const { encoded } = sound
    await transaction.objectStore('receivedSounds').put({ encoded, receivedAt }, take.id)
  })
}

function receive(stored: StoredTake, received: Take, receivedAt: number): StoredTake {
  const { state, sentBackReason, sentBackComment } = received
  const take: StoredTake = { ...stored, state, receivedAt }
  delete take.pending
  delete take.sentBackReason
  delete take.sentBackComment
  if (sentBackReason !== null) take.sentBackReason = sentBackReason
  if (sentBackComment !== '') take.sentBackComment = sentBackComment
  return take
}

/**
 * Puts takes whose sound is here still back into the queue: the server has lost them. The newest
 * first, each by itself: where a full device gives up the oldest sound for it, that is what a
 * backup has most likely. Gives their ids.
 */
export async function queueReceivedAgain(
  database: TakeDatabase,
  lost: readonly string[],
): Promise<Written<string[]>> {
  const queued: string[] = []
  for (const id of [...lost].sort().reverse()) {
    const written = await queueOne(database, id)
    if (!written.ok) return written
    if (written.value) queued.push(id)
  }
  return { ok: true, value: queued }
}

function queueOne(database: TakeDatabase, id: string): Promise<Written<boolean>> {
  return writeDurably(database, ['takes', 'sounds', 'receivedSounds'], async (transaction) => {
    const takes = transaction.objectStore('takes')
    const stored = transaction.objectStore('receivedSounds')
    const [take, sound] = await Promise.all([takes.get(id), stored.get(id)])
    if (take?.receivedAt === undefined || sound === undefined) return false
    const waiting: StoredTake = { ...take, state: 'on-device', pending: 1 }
    delete waiting.receivedAt
    await Promise.all([
      takes.put(waiting),
      transaction.objectStore('sounds').put({ encoded: sound.encoded }, id),
      stored.delete(id),
    ])
    return true
  })
}

/** Lets go of the sound of a take that its speaker has withdrawn: it must not be sent again. */
export const forgetWithdrawn = (database: TakeDatabase, id: string): Promise<void> =>
  database.delete('receivedSounds', id)

/** Lets go of what has been received long ago. */
export async function dropReceived(database: TakeDatabase, now: number): Promise<void> {
  const until = (keptMs: number) => IDBKeyRange.upperBound(now - keptMs)
  await writeIfRoom(database, ['takes', 'receivedSounds'], async (transaction) => {
    const [takes, sounds] = [
      transaction.objectStore('takes'),
      transaction.objectStore('receivedSounds'),
    ]
    const [oldTakes, oldSounds] = await Promise.all([
      takes.index('receivedAt').getAllKeys(until(rowLifetimeMs)),
      sounds.index('receivedAt').getAllKeys(until(soundLifetimeMs)),
    ])
    await Promise.all([
      ...oldTakes.map((id) => takes.delete(id)),
      ...oldSounds.map((id) => sounds.delete(id)),
    ])
  })
}
