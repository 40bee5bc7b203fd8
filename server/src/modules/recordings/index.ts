import type { Route } from '../../http/route.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { createConsentRoutes } from './consents/consents.routes.ts'
import { createConsents } from './consents/consents.service.ts'
import { createListCourseRecordings } from './published/course-recordings.service.ts'
import { createCourseRecordingRoutes } from './published/course-recordings.routes.ts'
import { createReviewRoutes } from './reviews/reviews.routes.ts'
import { createReviews, type ListLanguagesOf } from './reviews/reviews.service.ts'
import { createSoundReportRoutes } from './sound-reports/sound-reports.routes.ts'
import { createListAnswers } from './sound-reports/sound-reports.service.ts'
import { createSpeakerCreditRoutes } from './speakers/speaker-credits.routes.ts'
import { createOwnSoundsRoutes } from './takes/own-sounds.routes.ts'
import { createShownTakeRoutes } from './takes/shown-takes.routes.ts'
import type { SoundChecker } from './sound-check/sound-checker.ts'
import type { FindTold } from './takes/find-told.ts'
import { createFindClip } from './takes/clips.service.ts'
import { createTakeRoutes } from './takes/takes.routes.ts'
import { createTakes, type FindItemKind, type IsRecorderOf } from './takes/takes.service.ts'

export { takeSoundReports } from './sound-reports/sound-reports.service.ts'
export {
  exportRecordings,
  ForeignFolderError,
  type ExportRequest,
} from './export/export-recordings.ts'
export type { ExportUse } from './export/exportable.repository.ts'
export { createSoundChecker, type SoundChecker } from './sound-check/sound-checker.ts'
export { createPublishedSounds } from './published/published-sounds.ts'
export { createTakeArchive, type TakeArchive } from './take-archive.ts'

/** The recordings module's door. */
export interface Recordings {
  readonly routes: readonly Route[]
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
  const parts = { ...dependencies, consents }
  return {
    routes: [
      ...createConsentRoutes(consents),
      ...createSpeakerCreditRoutes(parts),
      ...createShownTakeRoutes(parts),
      ...createOwnSoundsRoutes(parts),
      ...createReviewRoutes(createReviews(parts)),
      ...createTakeRoutes({
        takes: createTakes(parts),
        findClip: createFindClip(parts),
        blobs: dependencies.blobs,
      }),
      ...createCourseRecordingRoutes(createListCourseRecordings(parts)),
      ...createSoundReportRoutes(createListAnswers(parts)),
    ],
  }
}
