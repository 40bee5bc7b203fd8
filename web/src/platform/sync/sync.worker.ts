import { countPending } from '../device-store/outbox.ts'
import { openLearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { retryDelayMs } from './retry-delay.ts'
import { sendReports } from './send-reports.ts'
import { syncLearner } from './sync-learner.ts'
import type { SyncCommand, SyncReport } from './sync-messages.ts'

/**
 * Drains the outbox away from the page's thread. One learner is synced by one tab at a time
 * (Web Lock); failures are retried with growing pauses while the tab lives.
 */
declare const self: DedicatedWorkerGlobalScope

const report = (message: SyncReport) => self.postMessage(message)
const retries = new Map<string, { count: number; timer: number }>()
/** Learners whose sync runs, and those for whom something new came meanwhile. */
const running = new Set<string>()
const askedAgain = new Set<string>()

async function sync(userId: string): Promise<void> {
  if (running.has(userId)) {
    askedAgain.add(userId)
    return
  }
  running.add(userId)
  try {
    do {
      askedAgain.delete(userId)
      await navigator.locks.request(`mboa-sync-${userId}`, () => syncOnce(userId))
    } while (askedAgain.has(userId))
  } finally {
    running.delete(userId)
  }
}

async function syncOnce(userId: string): Promise<void> {
  const database = await openLearnerDatabase(userId)
  try {
    report({ type: 'state', userId, state: 'sending', pending: await countPending(database) })
    const synced = await syncLearner(database, (ids) => report({ type: 'changed', userId, ids }))
    const outcome = synced.ok ? await sendReports(database) : synced
    const pending = await countPending(database)
    if (outcome.ok) {
      stopRetrying(userId)
      report({ type: 'state', userId, state: 'idle', pending })
    } else {
      report({ type: 'state', userId, state: 'waiting', pending, code: outcome.failure.code })
      // Signed out: the answer would stay the same until somebody signs in again.
      if (outcome.failure.code !== 'not-signed-in') retryLater(userId)
    }
  } finally {
    database.close()
  }
}

function stopRetrying(userId: string): void {
  clearTimeout(retries.get(userId)?.timer)
  retries.delete(userId)
}

function retryLater(userId: string): void {
  const count = (retries.get(userId)?.count ?? 0) + 1
  clearTimeout(retries.get(userId)?.timer)
  const timer = self.setTimeout(() => start(userId), retryDelayMs(count))
  retries.set(userId, { count, timer })
}

function start(userId: string): void {
  sync(userId).catch((error: unknown) => {
    reportProblem('syncing', error)
    retryLater(userId)
  })
}

self.onmessage = ({ data }: MessageEvent<SyncCommand>) => start(data.userId)
report({ type: 'ready' })
