import type { AllAccountData } from './account-data.ts'
import { contributionAccountData } from './modules/contributions/index.ts'
import { languageActAccountData } from './modules/language-acts/index.ts'
import { practiceAccountData } from './modules/practice/index.ts'
import { privateVoiceAccountData } from './modules/private-voices/index.ts'
import { consentAccountData } from './modules/consents/index.ts'
import { listTakesSaying, takeAccountData } from './modules/takes/index.ts'
import { playedTakeAccountData } from './modules/published/index.ts'
import { reviewAccountData } from './modules/reviews/index.ts'
import {
  countGuestTakesToGo,
  speakerAccountData,
} from './modules/speakers-without-account/index.ts'
import { reminderAccountData } from './modules/reminders/index.ts'
import { reportAccountData } from './modules/reports/index.ts'
import { workshopAccountData } from './modules/workshops/index.ts'

/**
 * In the order in which an account is erased: those who spoke on its devices before its own takes,
 * and words after the takes that say them.
 */
const modules = {
  privateVoices: privateVoiceAccountData,
  speakers: speakerAccountData,
  takes: takeAccountData(countGuestTakesToGo),
  consents: consentAccountData,
  reviews: reviewAccountData,
  playedTakes: playedTakeAccountData,
  contributions: contributionAccountData(listTakesSaying),
  practice: practiceAccountData,
  reports: reportAccountData,
  workshops: workshopAccountData,
  reminders: reminderAccountData,
  languageActs: languageActAccountData,
}

/** A missing module is a type error: its fields of the export or the consequences are required. */
export const allAccountData: AllAccountData = {
  describe: async (queries, accountId) => ({
    ...(await modules.privateVoices.describe(queries, accountId)),
    ...(await modules.speakers.describe(queries, accountId)),
    ...(await modules.takes.describe(queries, accountId)),
    ...(await modules.consents.describe(queries, accountId)),
    ...(await modules.reviews.describe(queries, accountId)),
    ...(await modules.playedTakes.describe(queries, accountId)),
    ...(await modules.contributions.describe(queries, accountId)),
    ...(await modules.practice.describe(queries, accountId)),
    ...(await modules.reports.describe(queries, accountId)),
    ...(await modules.workshops.describe(queries, accountId)),
    ...(await modules.reminders.describe(queries, accountId)),
    ...(await modules.languageActs.describe(queries, accountId)),
  }),
  foresee: async (queries, accountId) => ({
    ...(await modules.privateVoices.foresee(queries, accountId)),
    ...(await modules.speakers.foresee(queries, accountId)),
    ...(await modules.takes.foresee(queries, accountId)),
    ...(await modules.contributions.foresee(queries, accountId)),
    ...(await modules.practice.foresee(queries, accountId)),
  }),
  modules: Object.values(modules),
}
