import { trustedScriptUrl } from '../trusted-types/script-url.ts'
import type { SyncCommand, SyncReport } from './sync-messages.ts'

let worker: Worker | undefined
const listeners = new Set<(report: SyncReport) => void>()

function startedWorker(): Worker {
  if (worker === undefined) {
    worker = new Worker(trustedScriptUrl('syncWorker'), { type: 'module', name: 'mboa-sync' })
    worker.onmessage = ({ data }: MessageEvent<SyncReport>) => {
      for (const listener of listeners) listener(data)
    }
  }
  return worker
}

/** Starts the worker early, so that its code is there when the first answer is given. */
export function prepareSync(): void {
  startedWorker()
}

/** Asks the worker to bring this learner's device and the server together; returns at once. */
export function requestSync(userId: string): void {
  const command: SyncCommand = { type: 'sync', userId }
  startedWorker().postMessage(command)
}

/** Hears what the sync does, for all learners; returns how to stop hearing. */
export function onSyncReport(listener: (report: SyncReport) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
