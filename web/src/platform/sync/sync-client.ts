import { countPending, countPendingReports } from '../device-store/outbox.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { retryDelayMs } from './retry-delay.ts'
import { syncLearner, type DeviceOfLearner, type SyncOutcome } from './sync-learner.ts'
import type { SyncReport } from './sync-report.ts'

const listeners = new Set<(report: SyncReport) => void>()
const retries = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>()
/** Syncs that run, by learner, and the learners for whom something new came meanwhile. */
const running = new Map<string, Promise<void>>()
const askedAgain = new Set<string>()

/**
 * Brings this learner's device and the server together; returns at once. One learner is synced by
 * one tab at a time (Web Lock); failures are retried with growing pauses while the tab lives.
 */
export function requestSync(userId: string): void {
  sync(userId).catch((error: unknown) => {
    reportProblem('syncing', error)
    retryLater(userId)
  })
}

/** Resolves when no sync of this learner runs in this tab; a failed one has told of itself. */
export async function whenSyncEnds(userId: string): Promise<void> {
  await Promise.allSettled([running.get(userId)])
}

/** Hears what the sync does, for all learners; returns how to stop hearing. */
export function onSyncReport(listener: (report: SyncReport) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(report: SyncReport): void {
  for (const listener of listeners) listener(report)
}

async function sync(userId: string): Promise<void> {
  if (running.has(userId)) {
    askedAgain.add(userId)
    return
  }
  const run = syncUntilQuiet(userId).finally(() => running.delete(userId))
  running.set(userId, run)
  await run
}

async function syncUntilQuiet(userId: string): Promise<void> {
  do {
    askedAgain.delete(userId)
    await navigator.locks.request(`mboa-sync-${userId}`, () =>
      withLearnerDatabase(userId, (database) => syncOnce({ database, learner: userId })),
    )
  } while (askedAgain.has(userId))
}

async function syncOnce(device: DeviceOfLearner): Promise<void> {
  const { database, learner: userId } = device
  let pending = 0
  try {
    pending = await countPending(database)
    tell({ type: 'state', userId, state: 'sending', pending, history: 'coming' })
    const synced = await syncLearner(device, (ids) => tell({ type: 'changed', userId, ids }))
    const outcome = synced.ok ? await sendReportsIfAny(device) : synced
    pending = await countPending(database)
    if (outcome.ok) {
      stopRetrying(userId)
      tell({ type: 'state', userId, state: 'idle', pending, history: 'here' })
    } else {
      const history = synced.ok ? 'here' : synced.failure.code
      tell({ type: 'state', userId, state: 'waiting', pending, history })
      // Signed out: the answer would stay the same until somebody signs in again.
      if (outcome.failure.code !== 'not-signed-in') retryLater(userId)
    }
  } catch (error) {
    // The device kept what came to itself: whoever waits for it must not wait for ever.
    tell({ type: 'state', userId, state: 'waiting', pending, history: 'general' })
    throw error
  }
}

/** Few learners report something: what sends it comes when somebody did. */
async function sendReportsIfAny(device: DeviceOfLearner): Promise<SyncOutcome> {
  if ((await countPendingReports(device.database)) === 0) return { ok: true }
  try {
    const { sendReports } = await import('./send-reports.ts')
    return await sendReports(device)
  } catch (error) {
    // Practice has come all the same; what is to be reported waits for the next try.
    reportProblem('sending reports', error)
    return { ok: false, failure: { code: 'general', fields: {} } }
  }
}

function stopRetrying(userId: string): void {
  clearTimeout(retries.get(userId)?.timer)
  retries.delete(userId)
}

function retryLater(userId: string): void {
  const count = (retries.get(userId)?.count ?? 0) + 1
  clearTimeout(retries.get(userId)?.timer)
  const timer = setTimeout(() => requestSync(userId), retryDelayMs(count))
  retries.set(userId, { count, timer })
}
