import type { Take } from '@mboa/contract'
import type { ApiFailure, ApiResult, ClientErrorCode } from '../network/api-client.ts'
import type { EncodedTake, RecordedTake } from '../sound/encoded-take.ts'
import { noteInLog } from './sending-log.ts'
import type { LogEntry, StoredTake, TakeDatabase } from './take-database.ts'
import {
  keepEncoded,
  listPendingTakes,
  markSending,
  settleReceived,
  settleRefused,
} from './take-queue.ts'

/** Enough to fill a slow line while the server checks what it has. */
export const takesAtOnce = 3

export interface SendingParts {
  readonly userId: string
  readonly database: TakeDatabase
  readonly encode: (take: RecordedTake) => Promise<EncodedTake>
  readonly put: (userId: string, take: StoredTake, files: EncodedTake) => Promise<ApiResult<Take>>
  /** Epoch ms. */
  readonly now: () => number
  /** Asked before each take; false stops before the next. */
  readonly maySend: () => boolean
  /** Whether its recorder may still cut it anew or delete it: it is left for later. */
  readonly isHeld: (takeId: string) => boolean
  /** Something in the store has changed. */
  readonly onChanged: () => void
}

export type SendingOutcome =
  { ok: true } | { ok: false; failure: ApiFailure } | { ok: false; failure: 'not-on-wifi' }

/** The take itself is at fault: sending it again would be answered the same. */
const refusals: ReadonlySet<ClientErrorCode> = new Set([
  'take-already-exists',
  'take-withdrawn',
  'invalid-sound',
  'invalid-value',
  'invalid-request',
  'too-large',
  'not-allowed',
  'not-found',
])

/**
 * Sends what waits, the oldest first, until nothing does or something stands in the way of all.
 * One tab at a time (Web Lock). Safe to stop anywhere and to repeat.
 */
export function sendTakes(parts: SendingParts): Promise<SendingOutcome> {
  return navigator.locks.request(`mboa-takes-${parts.userId}`, () => sendAll(parts))
}

async function sendAll(parts: SendingParts): Promise<SendingOutcome> {
  const pending = await listPendingTakes(parts.database)
  const queue = pending.filter(({ id }) => !parts.isHeld(id))
  let obstacle: SendingOutcome = { ok: true }

  async function work(): Promise<void> {
    while (obstacle.ok) {
      const take = queue.shift()
      if (take === undefined) return
      const outcome = parts.maySend()
        ? await sendOne(parts, take)
        : ({ ok: false, failure: 'not-on-wifi' } as const)
      if (!outcome.ok) obstacle = outcome
    }
  }

  // All of them end before the lock is let go, also where one take cannot be read or encoded.
  const ended = await Promise.allSettled(Array.from({ length: takesAtOnce }, work))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return obstacle
}

async function sendOne(parts: SendingParts, take: StoredTake): Promise<SendingOutcome> {
  const { database, userId } = parts
  const note = async (event: LogEntry['event'], code?: ClientErrorCode) => {
    const cause = code !== undefined && { code }
    await noteInLog(database, { at: parts.now(), event, takeId: take.id, ...cause })
    parts.onChanged()
  }

  const files = await filesOf(parts, take.id, () => note('storage-full'))
  await markSending(database, take.id, true)
  await note('sending')
  const result = await parts.put(userId, take, files)
  if (result.ok) {
    await settleReceived(database, result.value)
    await note('received')
    return { ok: true }
  }
  const { code } = result.failure
  if (refusals.has(code)) {
    await settleRefused(database, take.id, code)
    await note('refused', code)
    return { ok: true }
  }
  await markSending(database, take.id, false)
  await note('waiting', code)
  return { ok: false, failure: result.failure }
}

/** Encodes once. A device too full to keep the files sends them from memory: that makes room. */
async function filesOf(
  { database, encode }: SendingParts,
  id: string,
  onStorageFull: () => Promise<void>,
): Promise<EncodedTake> {
  const sound = await database.get('sounds', id)
  if (sound === undefined) throw new Error(`The sound of take ${id} is missing.`)
  if ('encoded' in sound) return sound.encoded
  const encoded = await encode(sound.recorded)
  const kept = await keepEncoded(database, id, encoded)
  if (!kept.ok) await onStorageFull()
  return encoded
}
