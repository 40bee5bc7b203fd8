import type { ClientErrorCode } from '../network/api-client.ts'

/** What the sync is doing, told in words on screen. */
export type SyncState = 'idle' | 'sending' | 'waiting'

/** What a sync tells those who listen. */
export type SyncReport =
  | { type: 'state'; userId: string; state: SyncState; pending: number; code?: ClientErrorCode }
  | { type: 'changed'; userId: string; ids: string[] }
