import type { DeletionConsequences, ProfileExport, RecordingsFate } from '@mboa/contract'
import type { ZippedFile } from '@mboa/formats'
import type { Pages } from './http/stream-json.ts'
import type { Blobs } from './platform/blobs/blobs.ts'
import type { Queries } from './platform/database/database.ts'

/** The fields of the export, of which the lists without a bound come in pages. */
export type ExportedFields = { [Name in keyof ProfileExport]: ProfileExport[Name] | Pages }

/** How an account is deleted. */
export interface AccountDeletion {
  readonly recordings: RecordingsFate
  /** The speakers on the devices of the account who stay if they agreed to it, by the ids in takes. */
  readonly speakersKept: readonly string[]
  readonly now: number
}

/** Stores that hold the rows and the files of an account. */
export interface FileStores {
  readonly queries: Queries
  readonly blobs: Blobs
}

/**
 * What a module keeps of accounts. `all-account-data.ts` lists those of all modules, so that
 * `accounts` exports and deletes all of it without knowing any of them.
 */
export interface AccountData {
  /** For the export of all that is kept about somebody. */
  readonly describe?: (queries: Queries, accountId: string) => Promise<Partial<ExportedFields>>
  /** Lists the sounds of an account, for the ZIP file of all that somebody recorded. */
  readonly listFiles?: (stores: FileStores, accountId: string) => AsyncIterable<ZippedFile>
  /** What deleting the account would take away. */
  readonly foresee?: (queries: Queries, accountId: string) => Promise<Partial<DeletionConsequences>>
  /** In the transaction that deletes the account, before its rows go. */
  readonly erase?: (queries: Queries, accountId: string, deletion: AccountDeletion) => Promise<void>
  /** In the transaction that changes the name of the account. */
  readonly rename?: (queries: Queries, accountId: string) => Promise<void>
}
