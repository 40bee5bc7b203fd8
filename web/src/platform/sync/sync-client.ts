import { countPending, type DeviceOfLearner } from '../device-store/outbox.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { inTime } from '../promises.ts'
import { networkFailure, untilLogout, type ClientErrorCode } from '../network/api-client.ts'
import { reportProblem } from '../report-problem.ts'
import { retryDelayMs } from '../network/retry-delay.ts'
import type { Synced } from './sync-device.ts'

/** What the sync is doing, described in words on screen. */
export type SyncState = 'idle' | 'sending' | 'waiting'

/**
 * Whether what was practised elsewhere has come to this device: `coming`, `here`, or the code of
 * what keeps it away. Only once it is `here` does an empty fold show a newcomer.
 */
export type HistoryState = 'coming' | 'here' | ClientErrorCode

/** What a sync reports to those who follow it. */
export type SyncReport =
  | { type: 'state'; state: SyncState; pending: number; history: HistoryState }
  | { type: 'changed'; ids: string[] }
  /** Events of this device have other dates: its fold is no longer right. */
  | { type: 'redated' }

type Listener = (report: SyncReport) => void
/** Who follows a learner's sync in this tab, by learner. */
const followers = new Map<string, Set<Listener>>()
const retries = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>()
/** Syncs that run, by learner, and the learners for whom something new came meanwhile. */
const running = new Map<string, Promise<void>>()
const askedAgain = new Set<string>()

/**
 * Brings this learner's device and the server together; returns at once. One learner is synced by
 * one tab at a time (Web Lock); failures are retried with growing pauses while somebody follows.
 */
export function requestSync(userId: string): void {
  sync(userId).catch((error: unknown) => {
    reportProblem('syncing', error)
    retryLater(userId)
  })
}

/** Resolves when no sync of this learner runs in this tab; a failed one has reported itself. */
export async function whenSyncEnds(userId: string): Promise<void> {
  await Promise.allSettled([running.get(userId)])
}

/** Hears what this learner's sync does; returns how to stop, which ends retries nobody hears of. */
export function followSync(userId: string, listener: Listener): () => void {
  const listeners = followers.get(userId) ?? new Set()
  followers.set(userId, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    followers.delete(userId)
    stopRetrying(userId)
  }
}

function notify(userId: string, report: SyncReport): void {
  for (const listener of followers.get(userId) ?? []) listener(report)
}

async function sync(userId: string): Promise<void> {
  if (running.has(userId)) {
    askedAgain.add(userId)
    return
  }
  const run = syncUntilQuiet(userId).finally(() => running.delete(userId))
  running.set(userId, run)
  await run
  // Somebody asked after the last look, while the run was ending.
  if (askedAgain.has(userId)) await sync(userId)
}

async function syncUntilQuiet(userId: string): Promise<void> {
  do {
    askedAgain.delete(userId)
    await navigator.locks.request(`mboa-sync-${userId}`, () =>
      withLearnerDatabase(userId, (database) =>
        syncOnce({ database, learner: userId, signal: untilLogout() }),
      ),
    )
  } while (askedAgain.has(userId))
}

const unreached: Synced = {
  synced: { ok: false, failure: networkFailure },
  outcome: { ok: false, failure: networkFailure },
}

async function syncOnce(device: DeviceOfLearner): Promise<void> {
  const { database, learner: userId } = device
  let pending = 0
  try {
    pending = await countPending(database)
    notify(userId, { type: 'state', state: 'sending', pending, history: 'coming' })
    // After what a start waits for: its code comes when it is needed.
    const code = await inTime(import('./sync-device.ts')).catch((error: unknown) => {
      reportProblem('fetching what syncs', error)
    })
    const { synced, outcome } = code
      ? await code.syncDevice(
          device,
          (ids) => notify(userId, { type: 'changed', ids }),
          () => notify(userId, { type: 'redated' }),
        )
      : unreached
    pending = await countPending(database)
    if (outcome.ok) {
      stopRetrying(userId)
      notify(userId, { type: 'state', state: 'idle', pending, history: 'here' })
    } else {
      const history = synced.ok ? 'here' : synced.failure.code
      notify(userId, { type: 'state', state: 'waiting', pending, history })
      // Signed out: the answer would stay the same until somebody signs in again.
      if (outcome.failure.code !== 'not-signed-in') retryLater(userId)
    }
  } catch (error) {
    // The device kept what came to itself: whoever waits for it must not wait for ever.
    notify(userId, { type: 'state', state: 'waiting', pending, history: 'general' })
    throw error
  }
}

function stopRetrying(userId: string): void {
  clearTimeout(retries.get(userId)?.timer)
  retries.delete(userId)
}

function retryLater(userId: string): void {
  // Whoever left, or removed everything from this device, must not find it at work again.
  if (!followers.has(userId)) return
  const count = (retries.get(userId)?.count ?? 0) + 1
  clearTimeout(retries.get(userId)?.timer)
  const timer = setTimeout(() => requestSync(userId), retryDelayMs(count, Math.random()))
  retries.set(userId, { count, timer })
}
