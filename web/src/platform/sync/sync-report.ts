import type { ClientErrorCode } from '../network/api-client.ts'

/** What the sync is doing, told in words on screen. */
export type SyncState = 'idle' | 'sending' | 'waiting'

/**
 * Whether what was practised elsewhere has come to this device: `coming`, `here`, or the code of
 * what keeps it away. Only once it is `here` does an empty fold tell of a newcomer.
 */
export type HistoryState = 'coming' | 'here' | ClientErrorCode

/** What a sync tells those who follow it. */
export type SyncReport =
  | { type: 'state'; state: SyncState; pending: number; history: HistoryState }
  | { type: 'changed'; ids: string[] }
