import type { AccountData } from './account-data.ts'
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
 * Of all modules, in the order in which an account is erased: those who spoke on its devices before
 * its own takes, and words after the takes that say them.
 */
export const allAccountData: readonly AccountData[] = [
  privateVoiceAccountData,
  speakerAccountData,
  takeAccountData(countGuestTakesToGo),
  consentAccountData,
  reviewAccountData,
  playedTakeAccountData,
  contributionAccountData(listTakesSaying),
  practiceAccountData,
  reportAccountData,
  workshopAccountData,
  reminderAccountData,
  languageActAccountData,
]
