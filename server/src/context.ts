import type { ContributedItem } from '@mboa/contract'
import type { AllAccountData } from './account-data.ts'
import type { OpenIdClient } from './modules/accounts/google/openid-client.ts'
import type { PasswordHasher } from './modules/accounts/password-hasher.ts'
import type { EncodePhoto } from './modules/accounts/profile/photo-encoder/photo-encoder.ts'
import type { SecurityLog } from './modules/accounts/security-log.ts'
import type { CourseLibrary, CurrentCourses } from './modules/content/course-library.ts'
import type { SoundChecker } from './modules/sound-check/sound-checker.ts'
import type { HeldClips } from './modules/takes/held-clips.ts'
import type { ApprovedCount } from './modules/takes/repository.ts'
import type { Blobs } from './platform/blobs/blobs.ts'
import type { Enqueue } from './platform/at-once.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { Mailbox } from './platform/mail/mailbox.repository.ts'
import type { Throttles } from './platform/throttles/throttles.ts'

/** What a command of the operator works with, beside a running server or without one. */
export interface CommandContext {
  readonly database: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly ids: Ids
  readonly securityLog: SecurityLog
  /** What modules keep of accounts. */
  readonly accountData: AllAccountData
  /** To be called after a commit that enqueued a mail; returns at once. */
  readonly wakeMailSender: () => void
  /**
   * To be awaited after a commit that recorded a withdrawal, before it is answered: then the journal
   * has it too. Never rejects.
   */
  readonly saveWithdrawals: () => Promise<void>
}

/**
 * What every function of the server works with: one of each, opened at the start and the same for
 * all requests. `createApp` alone makes it.
 */
export interface Context extends CommandContext {
  readonly config: Config
  /** Where people reach it: `https://mboa.example`, `http://localhost:3000`. */
  readonly origin: string
  readonly log: Log
  /** Counted in the database, so that no restart and no other server forgets. */
  readonly throttles: Throttles
  /** On a local start without a mail server, where mails can be read as a page. */
  readonly mailbox: Mailbox | undefined
  readonly passwordHasher: PasswordHasher
  /** Undefined where there is no issuer for "Continue With Google": every sign-in fails, calmly. */
  readonly openId: OpenIdClient | undefined
  readonly encodePhoto: EncodePhoto
  /** Exports of all that is kept about somebody take turns in it, a page at a time. */
  readonly queueExport: Enqueue
  readonly soundChecker: SoundChecker
  readonly heldClips: HeldClips
  /** Names of the extensions that this server has. */
  readonly extensionNames: readonly string[]
  /** Must be called after a commit that leaves work to an extension's runner. Returns at once. */
  readonly wakeExtensions: () => void
  readonly library: CourseLibrary
  /** The same with what speakers contributed and what can be heard, as it is at this moment. */
  readonly readCurrentCourses: () => Promise<CurrentCourses>
  /**
   * Recordings of a course that may be heard, by item and dialect.
   * @param mark another one after each change of them; read before this is asked
   */
  readonly countApproved: (course: string, mark: string) => Promise<readonly ApprovedCount[]>
  /** What speakers contributed beyond the packs of a course, as one of its recorders is asked to record it. */
  readonly listRecordableItems: (asked: {
    readonly course: string
    readonly recorderId: string
    /** Another one after each change of what is contributed to the course; read before this is asked. */
    readonly changes: string
  }) => Promise<readonly ContributedItem[]>
}
