import type { ConsentUse, PrivateRecording, PrivateVoice, ReportDecision } from '@mboa/contract'
import type {
  AccountCodesTable,
  AccountIdentitiesTable,
  AccountPhotosTable,
  AccountsTable,
  GoogleSignUpsTable,
  PushSubscriptionsTable,
  SessionsTable,
} from './account-tables.ts'
import type {
  ContributionsTable,
  CourseChangesTable,
  CourseDecisionsTable,
  DeskPublishingTable,
  DeskUnitsTable,
  JudgementsTable,
  LessonPlacesTable,
} from './contribution-tables.ts'
import type {
  ImportedClipsTable,
  ImportedEntriesTable,
  ImportedVoicesTable,
  WithdrawnClipsTable,
  ImportJobsTable,
  ImportPiecesTable,
  ImportsTable,
} from './import-tables.ts'
import type {
  AccountInvitationsTable,
  LanguageActsTable,
  RecorderInvitationsTable,
  RecorderLanguagesTable,
} from './language-tables.ts'
import type {
  SpeakersTable,
  SpeakerStatementsTable,
  SpeakerWithdrawalsTable,
} from './speaker-tables.ts'
import type {
  PlayedTakesTable,
  ReviewersTable,
  ReviewProbesTable,
  TakeHearingsTable,
  TakeMovesTable,
  TakeReviewsTable,
  TakesTable,
} from './take-tables.ts'
import type {
  WorkshopRecordersTable,
  WorkshopSpeakersTable,
  WorkshopsTable,
} from './workshop-tables.ts'

/**
 * The schema as the newest migration leaves it. Ids are UUIDv7 text, instants epoch
 * milliseconds, flags nullable instants. Columns are snake_case in the database.
 */
export interface Tables {
  accounts: AccountsTable
  accountCodes: AccountCodesTable
  sessions: SessionsTable
  throttles: ThrottlesTable
  mailOutbox: MailOutboxTable
  mailbox: MailboxTable
  practiceSequences: PracticeSequencesTable
  practiceEvents: PracticeEventsTable
  practiceBlocks: PracticeBlocksTable
  practiceBlockIds: PracticeBlockIdsTable
  reports: ReportsTable
  accountIdentities: AccountIdentitiesTable
  googleSignUps: GoogleSignUpsTable
  accountPhotos: AccountPhotosTable
  recorderLanguages: RecorderLanguagesTable
  recorderInvitations: RecorderInvitationsTable
  accountInvitations: AccountInvitationsTable
  languageActs: LanguageActsTable
  consents: ConsentsTable
  speakers: SpeakersTable
  speakerStatements: SpeakerStatementsTable
  speakerWithdrawals: SpeakerWithdrawalsTable
  workshops: WorkshopsTable
  workshopRecorders: WorkshopRecordersTable
  workshopSpeakers: WorkshopSpeakersTable
  takes: TakesTable
  pendingBlobs: PendingBlobsTable
  contributions: ContributionsTable
  judgements: JudgementsTable
  speakerCredits: SpeakerCreditsTable
  takeReviews: TakeReviewsTable
  reviewers: ReviewersTable
  takeHearings: TakeHearingsTable
  takeMoves: TakeMovesTable
  reviewProbes: ReviewProbesTable
  recordingSequences: RecordingSequencesTable
  publishedRecordings: PublishedRecordingsTable
  soundReports: SoundReportsTable
  playedTakes: PlayedTakesTable
  blobStores: BlobStoresTable
  dailyQuotas: DailyQuotasTable
  epochs: EpochsTable
  courseDecisions: CourseDecisionsTable
  lessonPlaces: LessonPlacesTable
  deskUnits: DeskUnitsTable
  deskPublishing: DeskPublishingTable
  courseChanges: CourseChangesTable
  privateVoices: PrivateVoicesTable
  privateRecordings: PrivateRecordingsTable
  deletedPrivateSounds: DeletedPrivateSoundsTable
  pushSubscriptions: PushSubscriptionsTable
  withdrawals: WithdrawalsTable
  withdrawnTakes: WithdrawnTakesTable
  imports: ImportsTable
  importedEntries: ImportedEntriesTable
  importedVoices: ImportedVoicesTable
  importedClips: ImportedClipsTable
  withdrawnClips: WithdrawnClipsTable
  importJobs: ImportJobsTable
  importPieces: ImportPiecesTable
}

export interface ThrottlesTable {
  /** Hash of the limit's name and its subject: no address or e-mail stands here. */
  key: string
  /** JSON array of the counted instants inside the window. */
  hits: string
  expiresAt: number
}

export interface MailOutboxTable {
  id: string
  template: string
  /** JSON for the template. Never a secret: codes are made when the mail is sent. */
  payload: string
  /** The account it is for, or the key of the address; null where it outlives its account. */
  person: string | null
  createdAt: number
  attempts: number
  /** Also moved ahead while somebody is sending, so that two servers do not send one mail. */
  nextAttemptAt: number
  failedAt: number | null
  lastError: string | null
}

export interface MailboxTable {
  id: string
  receivedAt: number
  /** The mail, sealed with the data folder's key: links in it are worth a password. */
  sealed: string
}

export interface PracticeSequencesTable {
  learnerId: string
  /** The last number given to an event of this learner. */
  lastSequence: number
  /**
   * When the first of the events came that stand one by one; 0 where nobody has noted it, null
   * where there are none.
   */
  uncompactedSince: number | null
}

export interface PracticeEventsTable {
  learnerId: string
  /** Made by the device; two learners may have the same. */
  id: string
  /** The learner's own count of events, in the order in which they became durable; has gaps. */
  sequence: number
  receivedAt: number
  /** The event as JSON, of the contract's shape. */
  event: string
}

/**
 * Events of one learner that stood one by one before: the first ones, without a gap between blocks,
 * so that what stands one by one has higher numbers than all in blocks.
 */
export interface PracticeBlocksTable {
  learnerId: string
  firstSequence: number
  lastSequence: number
  eventCount: number
  /** All of them (`practice-block.ts`). */
  events: string
}

/** Ids of events in blocks, in lists that don't overlap. */
export interface PracticeBlockIdsTable {
  learnerId: string
  firstId: string
  lastId: string
  /** Each id with when it was received (`packed-ids.ts`). */
  ids: string
}

export interface ReportsTable {
  learnerId: string
  /** Made by the device; two learners may have the same. */
  id: string
  receivedAt: number
  /** Course, item and reason stand in the report too: what is listed and counted by. */
  course: string
  item: string
  reason: string
  /** The report as JSON, of the contract's shape: every code point as it was typed. */
  report: string
  /** What a coordinator of the language decided, and when; both null as long as it waits. */
  decision: ReportDecision | null
  decidedAt: number | null
}

/** Never changed but for its end: what was consented to, when and under which text, stays known. */
export interface ConsentsTable {
  id: string
  /** Null for who has no account, and once it is gone and its recordings stayed. */
  accountId: string | null
  speakerId: string
  use: ConsentUse
  textVersion: string
  licence: string | null
  guardianName: string | null
  givenAt: number
  withdrawnAt: number | null
}

/**
 * Blobs whose row may be missing: noted before they are written, and when a row lets go of them.
 * The sweep looks at those that nobody has touched for a while.
 */
export interface PendingBlobsTable {
  hash: string
  touchedAt: number
  /** Set while the sweep removes it: nobody may count on it then. */
  removingAt: number | null
}

/** Who has none is anonymous. */
export interface SpeakerCreditsTable {
  accountId: string
  kind: 'anonymous' | 'name' | 'pseudonym'
  pseudonym: string | null
}

export interface RecordingSequencesTable {
  course: string
  lastSequence: number
}

/** Takes that learners have been sent, also those that they hear no more. */
export interface PublishedRecordingsTable {
  takeId: string
  course: string
  /** The course's own count of changes, in the order in which they became durable. */
  sequence: number
  heardHash: string
  listeningHash: string
}

/** What learners ask (without a take) and report about sound. */
export interface SoundReportsTable {
  learnerId: string
  reportId: string
  course: string
  item: string
  takeId: string | null
  comment: string
  receivedAt: number
  answer: 'recorded' | 'kept' | 'removed' | null
  answeredAt: number | null
}

/** One row: the store that holds the files of this database. */
export interface BlobStoresTable {
  key: number
  id: string
  /** When the mark was seen in the store first; null until then. */
  markedAt: number | null
}

/** What a learner has stored since a day of theirs began. */
/** Bytes of one kind that an account has sent in its current day. */
export interface DailyQuotasTable {
  accountId: string
  name: string
  dayBeganAt: number
  bytes: number
}

/** One row: the history that all cursors count in. Another one after a restore from a backup. */
export interface EpochsTable {
  id: string
}

/** Whom somebody has recorded for themselves alone. */
export interface PrivateVoicesTable extends PrivateVoice {
  accountId: string
  id: string
  receivedAt: number
}

/** Heard by its account alone: `takes`, and all that reads them, know nothing of it. */
export interface PrivateRecordingsTable extends PrivateRecording {
  accountId: string
  id: string
  bytes: number
  gainDb: number
  receivedAt: number
}

/** Voices and recordings that are gone: what a late request brings of them is refused. */
export interface DeletedPrivateSoundsTable {
  accountId: string
  id: string
  deletedAt: number
}

/** What people took back and the journal outside the database does not have yet. */
export interface WithdrawalsTable {
  key: string
  /** JSON. */
  withdrawal: string
}

/** Takes that were withdrawn after the backup that this database was restored from, without a row. */
export interface WithdrawnTakesTable {
  id: string
  withdrawnAt: number
}
