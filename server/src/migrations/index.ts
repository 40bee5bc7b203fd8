import type { Migration } from '../platform/database/migrate.ts'
import { accountsMigration } from './0001-accounts.ts'
import { mailMigration } from './0002-mail.ts'
import { practiceMigration } from './0003-practice.ts'
import { googleAndRecordersMigration } from './0004-google-and-recorders.ts'
import { reportsMigration } from './0005-reports.ts'
import { recordingsMigration } from './0006-recordings.ts'
import { contributionsMigration } from './0007-contributions.ts'
import { reviewsMigration } from './0008-reviews.ts'
import { takeStatesMigration } from './0009-take-states.ts'
import { wordsOfKeptTakesMigration } from './0010-words-of-kept-takes.ts'
import { wordsWithoutAnAccountMigration } from './0011-words-without-an-account.ts'
import { judgementsWithoutAnAccountMigration } from './0012-judgements-without-an-account.ts'
import { epochMigration } from './0013-epoch.ts'
import { blobStoresAndQuotasMigration } from './0014-blob-stores-and-quotas.ts'
import { resolvedAddressesMigration } from './0015-resolved-addresses.ts'
import { courseDecisionsMigration } from './0016-course-decisions.ts'
import { privateVoicesMigration } from './0017-private-voices.ts'
import { pushSubscriptionsMigration } from './0018-push-subscriptions.ts'
import { withdrawalsMigration } from './0019-withdrawals.ts'
import { importsMigration } from './0020-imports.ts'
import { languageDeskMigration } from './0021-language-desk.ts'
import { reviewsByEarMigration } from './0022-reviews-by-ear.ts'
import { wordsToldInPartsMigration } from './0023-words-told-in-parts.ts'
import { lessonPlacesMigration } from './0024-lesson-places.ts'
import { speakersMigration } from './0025-speakers.ts'
import { deskDecisionsMigration } from './0026-desk-decisions.ts'
import { muchOfEverythingMigration } from './0027-much-of-everything.ts'
import { playedTakesMigration } from './0028-played-takes.ts'
import { largeLanguagesMigration } from './0029-large-languages.ts'
import { practiceBlocksMigration } from './0030-practice-blocks.ts'
import { workshopsMigration } from './0031-workshops.ts'
import { importedVoicesMigration } from './0032-imported-voices.ts'
import { importJobsMigration } from './0033-import-jobs.ts'
import { withdrawnClipsMigration } from './0034-withdrawn-clips.ts'
import { heardSoundsMigration } from './0035-heard-sounds.ts'
import { dailyQuotasMigration } from './0036-daily-quotas.ts'
import { spellingsOfMigration } from './0037-spellings-of.ts'
import { wordsByConceptMigration } from './0038-words-by-concept.ts'
import { clipsByVoiceMigration } from './0039-clips-by-voice.ts'

/** In order; add at the end only. */
export const migrations: readonly Migration[] = [
  accountsMigration,
  mailMigration,
  practiceMigration,
  googleAndRecordersMigration,
  reportsMigration,
  recordingsMigration,
  contributionsMigration,
  reviewsMigration,
  takeStatesMigration,
  wordsOfKeptTakesMigration,
  wordsWithoutAnAccountMigration,
  judgementsWithoutAnAccountMigration,
  epochMigration,
  blobStoresAndQuotasMigration,
  resolvedAddressesMigration,
  courseDecisionsMigration,
  privateVoicesMigration,
  pushSubscriptionsMigration,
  withdrawalsMigration,
  importsMigration,
  languageDeskMigration,
  reviewsByEarMigration,
  wordsToldInPartsMigration,
  lessonPlacesMigration,
  speakersMigration,
  deskDecisionsMigration,
  muchOfEverythingMigration,
  playedTakesMigration,
  largeLanguagesMigration,
  practiceBlocksMigration,
  workshopsMigration,
  importedVoicesMigration,
  importJobsMigration,
  withdrawnClipsMigration,
  heardSoundsMigration,
  dailyQuotasMigration,
  spellingsOfMigration,
  wordsByConceptMigration,
  clipsByVoiceMigration,
]
