import type { Route } from './http/route.ts'
import { accountRoutes } from './modules/accounts/index.ts'
import { challengeRoutes } from './modules/challenges/index.ts'
import { consentRoutes } from './modules/consents/index.ts'
import { contentRoutes } from './modules/content/index.ts'
import { contributionRoutes } from './modules/contributions/index.ts'
import { deckRoutes } from './modules/decks/index.ts'
import { languageDeskRoutes } from './modules/language-desk/index.ts'
import { openWordRoutes } from './modules/open-words/index.ts'
import { practiceRoutes } from './modules/practice/index.ts'
import { privateVoiceRoutes } from './modules/private-voices/index.ts'
import { courseRecordingRoutes } from './modules/published/index.ts'
import { recordingListRoutes } from './modules/recording-lists/index.ts'
import { reminderRoutes } from './modules/reminders/index.ts'
import { reportRoutes } from './modules/reports/index.ts'
import { reviewRoutes, shownTakeRoutes } from './modules/reviews/index.ts'
import { speakerRoutes } from './modules/speakers-without-account/index.ts'
import { spellingRoutes } from './modules/spelling-relay/index.ts'
import { ownSoundsRoutes, takeRoutes } from './modules/takes/index.ts'
import { workshopRoutes } from './modules/workshops/index.ts'

/** Of all modules. */
export const moduleRoutes: readonly Route[] = [
  ...accountRoutes,
  ...contentRoutes,
  ...challengeRoutes,
  ...openWordRoutes,
  ...practiceRoutes,
  ...deckRoutes,
  ...reportRoutes,
  ...contributionRoutes,
  ...consentRoutes,
  ...speakerRoutes,
  ...shownTakeRoutes,
  ...ownSoundsRoutes,
  ...reviewRoutes,
  ...takeRoutes,
  ...courseRecordingRoutes,
  ...recordingListRoutes,
  ...spellingRoutes,
  ...workshopRoutes,
  ...languageDeskRoutes,
  ...privateVoiceRoutes,
  ...reminderRoutes,
]
