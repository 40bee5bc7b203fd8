import type { DeletionConsequences, ProfileExport, RecordingsFate } from '@mboa/contract'
import type { ZippedFile } from '@mboa/formats'
import type { Blobs } from './platform/blobs/blobs.ts'
import type { Queries } from './platform/database/database.ts'

/** Fields of the export that `accounts` fills itself. */
type OwnField =
  | 'format'
  | 'exportedAt'
  | 'profile'
  | 'termsAcceptedAt'
  | 'emailVerifiedAt'
  | 'identities'
  | 'devices'
  | 'photo'
  | 'missing'
  | 'invitations'

/** The export; lists without a bound come in pages. */
export type ExportedFields = {
  readonly [Name in keyof ProfileExport]:
    | ProfileExport[Name]
    | AsyncIterable<Readonly<ProfileExport[Name]>>
}

/** Fields of the export that modules fill. */
type ModuleExport = Omit<ExportedFields, OwnField>

/** Consequences of a deletion that modules know. */
type ModuleConsequences = Omit<DeletionConsequences, 'needs' | 'devices' | 'hasPhoto'>

/** Reads what a module has of an account. */
type Read<Fields> = (queries: Queries, accountId: string) => Promise<Fields>

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

/** The data that a module stores about accounts. Each module declares its own in `account-data.ts`. */
export interface AccountData {
  /** Returns the module's part of an account's export. */
  readonly describe?: Read<Partial<ModuleExport>>
  /** Lists the sounds of an account, for the ZIP file of all that somebody recorded. */
  readonly listFiles?: (stores: FileStores, accountId: string) => AsyncIterable<ZippedFile>
  /** Counts what deleting the account would remove. */
  readonly foresee?: Read<Partial<ModuleConsequences>>
  /** In the transaction that deletes the account, before its rows go. */
  readonly erase?: (queries: Queries, accountId: string, deletion: AccountDeletion) => Promise<void>
  /** In the transaction that changes the name of the account. */
  readonly rename?: (queries: Queries, accountId: string) => Promise<void>
}

/** The account data of all modules: `accounts` exports and deletes it without knowing them. */
export interface AllAccountData {
  readonly describe: Read<ModuleExport>
  readonly foresee: Read<ModuleConsequences>
  /** All modules, in the order in which an account is erased. */
  readonly modules: readonly AccountData[]
}
