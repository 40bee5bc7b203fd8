import type { ClientErrorCode } from '../network/api-client.ts'

/** Page to worker: bring this learner's device and the server together now. */
export interface SyncCommand {
  type: 'sync'
  userId: string
}

/** What the sync is doing, told in words on screen. */
export type SyncState = 'idle' | 'sending' | 'waiting'

/** Worker to page. */
export type SyncReport =
  | { type: 'ready' }
  | { type: 'state'; userId: string; state: SyncState; pending: number; code?: ClientErrorCode }
  | { type: 'changed'; userId: string; ids: string[] }
