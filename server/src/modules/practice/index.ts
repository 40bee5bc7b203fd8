import type { Route } from '../../http/route.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createPracticeRoutes } from './practice.routes.ts'
import { createSync } from './sync.service.ts'

export { createPracticeArchive, type PracticeArchive } from './practice-archive.ts'
export { createSync } from './sync.service.ts'

/** The practice module's door. */
export interface Practice {
  readonly routes: readonly Route[]
}

export function createPractice(parts: { database: Database; clock: Clock }): Practice {
  return { routes: createPracticeRoutes(createSync(parts)) }
}
