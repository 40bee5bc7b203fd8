import { isQuotaExceeded } from './write-durably.ts'

/** Why this device could not store or open something: no room left, or a database that fails. */
export type StorageTrouble = 'storage-full' | 'storage-failed'

/** Browsers lose their connection to a database, Safari after a while in the background. */
export const storageTroubleOf = (error: unknown): StorageTrouble =>
  isQuotaExceeded(error) ? 'storage-full' : 'storage-failed'
