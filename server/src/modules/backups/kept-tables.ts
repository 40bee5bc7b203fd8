import type { Tables } from '../../platform/database/tables.ts'

/**
 * What a backup has of each table, in an order in which rows refer to earlier ones alone. Left out
 * is what is over before anybody restores: who heard what this week, counters of minutes, mails that were about to leave (they
 * have left), those of the local mailbox, whose key is not in a backup, and what waits for the journal.
 */
const fates: Readonly<Record<keyof Tables, 'kept' | 'left out'>> = {
  epochs: 'kept',
  blobStores: 'kept',
  courseDecisions: 'kept',
  lessonPlaces: 'kept',
  deskUnits: 'kept',
  deskPublishing: 'kept',
  accounts: 'kept',
  accountCodes: 'kept',
  sessions: 'kept',
  pushSubscriptions: 'kept',
  accountIdentities: 'kept',
  googleSignUps: 'kept',
  accountPhotos: 'kept',
  recorderLanguages: 'kept',
  recorderInvitations: 'kept',
  accountInvitations: 'kept',
  languageActs: 'kept',
  practiceSequences: 'kept',
  practiceEvents: 'kept',
  practiceBlocks: 'kept',
  practiceBlockIds: 'kept',
  dailyQuotas: 'kept',
  reports: 'kept',
  consents: 'kept',
  speakers: 'kept',
  speakerStatements: 'kept',
  speakerWithdrawals: 'kept',
  workshops: 'kept',
  workshopRecorders: 'kept',
  workshopSpeakers: 'kept',
  speakerCredits: 'kept',
  takes: 'kept',
  withdrawnTakes: 'kept',
  takeReviews: 'kept',
  reviewers: 'kept',
  takeHearings: 'kept',
  takeMoves: 'kept',
  reviewProbes: 'kept',
  recordingSequences: 'kept',
  publishedRecordings: 'kept',
  soundReports: 'kept',
  imports: 'kept',
  importedEntries: 'kept',
  importedVoices: 'kept',
  importedClips: 'kept',
  withdrawnClips: 'kept',
  importJobs: 'kept',
  importPieces: 'kept',
  contributions: 'kept',
  judgements: 'kept',
  privateVoices: 'kept',
  privateRecordings: 'kept',
  deletedPrivateSounds: 'kept',
  pendingBlobs: 'kept',
  courseChanges: 'left out',
  playedTakes: 'left out',
  throttles: 'left out',
  mailOutbox: 'left out',
  mailbox: 'left out',
  withdrawals: 'left out',
}

const inDatabase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** By their names in the database. */
export const keptTables: readonly string[] = Object.entries(fates)
  .filter(([, fate]) => fate === 'kept')
  .map(([name]) => inDatabase(name))

/** Those that are not kept too, and the steps of the schema. */
export const allTables: readonly string[] = [...Object.keys(fates).map(inDatabase), 'migrations']
