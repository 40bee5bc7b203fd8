import type { Route } from '../../http/route.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { createMemoryThrottles } from '../../platform/throttles/memory-throttles.ts'
import { createConsentRoutes } from './consents/consents.routes.ts'
import { createConsents } from './consents/consents.service.ts'
import { createSoundChecker } from './sound-check/sound-checker.ts'
import { createFindClip } from './takes/clips.service.ts'
import { createTakeRoutes } from './takes/takes.routes.ts'
import { createTakes, type FindItemKind, type IsRecorderOf } from './takes/takes.service.ts'

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
  isRecorderOf: IsRecorderOf
  findItemKind: FindItemKind
}): Recordings {
  const consents = createConsents(dependencies)
  const parts = { ...dependencies, consents, soundChecker: createSoundChecker() }
  return {
    routes: [
      ...createConsentRoutes(consents),
      ...createTakeRoutes({
        takes: createTakes(parts),
        findClip: createFindClip(parts),
        blobs: dependencies.blobs,
        throttles: createMemoryThrottles(dependencies.clock),
      }),
    ],
  }
}
