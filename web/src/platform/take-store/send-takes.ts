import type { Take, Takes } from '@mboa/contract'
import type { ApiFailure, ApiResult, ClientErrorCode } from '../network/api-client.ts'
import type { EncodedTake, RecordedTake } from '../sound/encoded-take.ts'
import { withdrawDiscarded } from './discarded-takes.ts'
import { followReceived } from './follow-received.ts'
import { sendMoves, type MovingDeps } from './moved-takes.ts'
import { settleReceived } from './received-takes.ts'
import { listTakesToWait, noteWithdrawn } from '../speaker-store/speaker-store.ts'
import { forgetGuest } from '../speaker-store/workshops-here.ts'
import { recordInLog } from './sending-log.ts'
import type {
  LogEntry,
  StoredTake,
  TakeDatabase,
  WaitingCause,
} from '../device-store/take-database.ts'
import {
  claimTake,
  findWaitingSound,
  saveEncoded,
  listPendingIds,
  putBack,
  settleRefused,
} from './take-queue.ts'

/** Enough to fill a slow line while the server checks what it has. */
export const takesAtOnce = 3

export interface SendingDeps {
  readonly userId: string
  readonly database: TakeDatabase
  /** Rejects where the encoder fails; it may be asked again. */
  readonly encode: (take: RecordedTake) => Promise<EncodedTake>
  readonly put: (
    userId: string,
    take: StoredTake,
    files: EncodedTake,
    signal: AbortSignal,
  ) => Promise<ApiResult<Take>>
  readonly withdraw: (userId: string, id: string) => Promise<ApiResult<Take>>
  readonly move: MovingDeps['move']
  readonly listTakes: (userId: string, after: string) => Promise<ApiResult<Takes>>
  /** What is under way, by take: aborted where a take is deleted meanwhile. */
  readonly underWay: Map<string, AbortController>
  /** Epoch ms. */
  readonly now: () => number
  /** Asked before each take; false stops before the next. */
  readonly maySend: () => boolean
  /** Whether its recorder may still cut it again or delete it: it is left for later. */
  readonly isHeld: (takeId: string) => boolean
  /** Something about this take has changed in the store, or about the contributions. */
  readonly onChanged: (takeId?: string) => void
  readonly onProblem: (error: unknown) => void
}

export type SendingOutcome =
  | { ok: true }
  | { ok: false; failure: ApiFailure }
  | { ok: false; failure: 'not-on-wifi' | 'not-encoded' }

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
export function sendTakes(deps: SendingDeps): Promise<SendingOutcome> {
  return navigator.locks.request(`mboa-takes-${deps.userId}`, () => sendAll(deps))
}

const settled: SendingOutcome = { ok: true }

async function sendAll(deps: SendingDeps): Promise<SendingOutcome> {
  const withdrawn = await withdrawDiscarded(deps)
  if (!withdrawn.ok) return withdrawn
  // What does not come of it holds up no take.
  const followed = await followReceived(deps)
  const waiting = await listTakesToWait(deps.database)
  const queue = (await listPendingIds(deps.database)).filter((id) => !waiting.has(id))
  let [obstacle, unencoded] = [settled, settled]

  async function work(): Promise<void> {
    while (obstacle.ok) {
      const id = queue.shift()
      if (id === undefined) return
      if (deps.isHeld(id)) continue
      const outcome: SendingOutcome = deps.maySend()
        ? await sendOne(deps, id)
        : { ok: false, failure: 'not-on-wifi' }
      if (outcome.ok) continue
      // The others may be encoded already, or be encoded after all.
      if (outcome.failure === 'not-encoded') unencoded = outcome
      else obstacle = outcome
    }
  }

  // All of them end before the lock is let go, also where one take cannot be read.
  const ended = await Promise.allSettled(Array.from({ length: takesAtOnce }, work))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  // Those of takes that wait still go with the takes.
  const moved = await sendMoves(deps)
  return [obstacle, unencoded, moved, followed].find(({ ok }) => !ok) ?? settled
}

async function sendOne(deps: SendingDeps, id: string): Promise<SendingOutcome> {
  const { database, userId, underWay } = deps
  const note = async (event: LogEntry['event'], code?: WaitingCause) => {
    const cause = code !== undefined && { code }
    await recordInLog(database, { at: deps.now(), event, takeId: id, ...cause })
    deps.onChanged(id)
  }

  const made = await filesOf(deps, id, note)
  if (made === 'gone') return settled
  if (made === 'not-encoded') return { ok: false, failure: made }
  const take = deps.isHeld(id) ? undefined : await claimTake(database, id, made.cut)
  if (take === undefined) return settled
  await note('sending')
  const stop = new AbortController()
  underWay.set(id, stop)
  try {
    const result = await deps.put(userId, take, made.files, stop.signal)
    // Deleted meanwhile: it is withdrawn the next time, and there is nothing more to report of it.
    if ((await findWaitingSound(database, id)) === undefined) return settled
    return await settle(take, result)
  } catch (error) {
    if (stop.signal.aborted) return settled
    throw error
  } finally {
    underWay.delete(id)
  }

  async function settle(take: StoredTake, result: ApiResult<Take>): Promise<SendingOutcome> {
    if (result.ok) {
      await settleReceived(database, result.value, deps.now())
      await note('received')
      return settled
    }
    const { code } = result.failure
    if (refusals.has(code)) {
      await settleRefused(database, id, code)
      await note('refused', code)
      return settled
    }
    await putBack(database, id)
    await note('waiting', code)
    const { speaker, workshop } = take.context
    if (speaker !== undefined && workshop !== undefined && code === 'consent-needed') {
      // They asked somebody else of the workshop: nothing of theirs stays here.
      const gone = await forgetGuest(database, { id: speaker, workshop })
      if (gone.ok) for (const each of gone.value) deps.onChanged(each)
      return settled
    }
    if (speaker !== undefined && code === 'consent-needed') {
      // Theirs wait until they agree again; those of others go on.
      await noteWithdrawn(database, speaker)
      return settled
    }
    return { ok: false, failure: result.failure }
  }
}

interface MadeFiles {
  files: EncodedTake
  /** What they were made of. */
  cut: RecordedTake['cut']
}

/** Encodes once. A device too full to keep the files sends them from memory: that makes room. */
async function filesOf(
  { database, encode, onProblem, isHeld }: SendingDeps,
  id: string,
  note: (event: 'storage-full' | 'waiting', code?: WaitingCause) => Promise<void>,
): Promise<MadeFiles | 'gone' | 'not-encoded'> {
  for (;;) {
    const sound = isHeld(id) ? undefined : await findWaitingSound(database, id)
    if (sound === undefined) return 'gone'
    if ('encoded' in sound) return { files: sound.encoded, cut: noCut }
    const { cut } = sound.recorded
    let encoded: EncodedTake
    try {
      encoded = await encode(sound.recorded)
    } catch (error) {
      onProblem(error)
      await note('waiting', 'not-encoded')
      return 'not-encoded'
    }
    const stored = await saveEncoded(database, id, { encoded, cut })
    if (!stored.ok) await note('storage-full')
    // Cut otherwise meanwhile, or gone: looked at again.
    if (!stored.ok || stored.value) return { files: encoded, cut }
  }
}

/** Files that the device keeps are those of the take, whatever its cut. */
const noCut = { start: 0, end: 0 }
