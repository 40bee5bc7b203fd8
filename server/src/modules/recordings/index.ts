import type { Route } from '../../http/route.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { createConsentRoutes } from './consents/consents.routes.ts'
import { createConsents, type ConsentService } from './consents/consents.service.ts'
import { createListCourseRecordings } from './published/course-recordings.service.ts'
import { createCourseRecordingRoutes } from './published/course-recordings.routes.ts'
import { createReviewRoutes } from './reviews/reviews.routes.ts'
import {
  createReviews,
  type ListLanguagesOf,
  type ReviewService,
} from './reviews/reviews.service.ts'
import { createSoundReportRoutes } from './sound-reports/sound-reports.routes.ts'
import { createListAnswers } from './sound-reports/sound-reports.service.ts'
import { createChooseCredit, type ChooseCredit } from './speakers/choose-credit.service.ts'
import { createSpeakerCreditRoutes } from './speakers/speaker-credits.routes.ts'
import { createOwnSoundsRoutes } from './takes/own-sounds.routes.ts'
import { createShownTakeRoutes } from './takes/shown-takes.routes.ts'
import type { SoundChecker } from './sound-check/sound-checker.ts'
import type { FindTold } from './takes/find-told.ts'
import { createFindClip } from './takes/clips.service.ts'
import { createTakeRoutes } from './takes/takes.routes.ts'
import {
  createTakes,
  type FindItemKind,
  type IsRecorderOf,
  type TakeService,
} from './takes/takes.service.ts'

export { takeSoundReports } from './sound-reports/sound-reports.service.ts'
export {
  exportRecordings,
  ForeignFolderError,
  type ExportRequest,
} from './export/export-recordings.ts'
export type { ExportUse } from './export/exportable.repository.ts'
export { createSoundChecker, type SoundChecker } from './sound-check/sound-checker.ts'
export { soundCheckerHere } from './sound-check/sound-checker-here.ts'
export { createPublishedSounds } from './published/published-sounds.ts'
export { speakerIdOf } from './speakers/speaker-id.ts'
export { createTakeArchive, type TakeArchive } from './take-archive.ts'

/** The recordings module's door. */
export interface Recordings {
  readonly routes: readonly Route[]
  /** What the routes do, for commands. */
  readonly consents: Pick<ConsentService, 'choose'>
  readonly chooseCredit: ChooseCredit
  readonly takes: Pick<TakeService, 'storeArchive' | 'withdraw'>
  readonly reviews: Pick<ReviewService, 'review'>
}

export function createRecordings(dependencies: {
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
  soundChecker: SoundChecker
  isRecorderOf: IsRecorderOf
  findItemKind: FindItemKind
  listLanguagesOf: ListLanguagesOf
  findTold: FindTold
}): Recordings {
  const consents = createConsents(dependencies)
  const parts = { ...dependencies, consents, chooseCredit: createChooseCredit(dependencies) }
  const takes = createTakes(parts)
  const reviews = createReviews(parts)
  return {
    consents,
    takes,
    reviews,
    chooseCredit: parts.chooseCredit,
    routes: [
      ...createConsentRoutes(consents),
      ...createSpeakerCreditRoutes(parts),
      ...createShownTakeRoutes(parts),
      ...createOwnSoundsRoutes(parts),
      ...createReviewRoutes(reviews),
      ...createTakeRoutes({
        takes,
        findClip: createFindClip(parts),
        blobs: dependencies.blobs,
      }),
      ...createCourseRecordingRoutes(createListCourseRecordings(parts)),
      ...createSoundReportRoutes(createListAnswers(parts)),
    ],
  }
}
