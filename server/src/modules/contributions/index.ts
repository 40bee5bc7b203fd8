import type { Route } from '../../http/route.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createContributionRoutes } from './contributions.routes.ts'
import type { CourseKnowledge, FindRecorder } from './course-knowledge.ts'
import { createFindItemKind, type FindItemKind } from './find-item-kind.ts'
import { createJudgeContributions } from './judge-contributions.service.ts'
import { createListContributions } from './list-contributions.service.ts'
import { createReceiveContributions } from './receive-contributions.service.ts'

export {
  createContributionArchive,
  type ContributionArchive,
  type ToldContribution,
} from './contribution-archive.ts'
export { createFindTold } from './find-told.ts'
export {
  itemsOfContributions,
  type LicensedContribution,
  type Vouch,
} from './items-of-contributions.ts'
export { createToldItems } from './told-items.ts'

/** The door of the module that keeps what recorders tell about words. */
export interface Contributions {
  readonly routes: readonly Route[]
  readonly findItemKind: FindItemKind
}

export function createContributions(dependencies: {
  database: Database
  clock: Clock
  library: CourseKnowledge
  findRecorder: FindRecorder
}): Contributions {
  const findItemKind = createFindItemKind(dependencies)
  return {
    routes: createContributionRoutes({
      receive: createReceiveContributions({ ...dependencies, findItemKind }),
      list: createListContributions(dependencies),
      judgements: createJudgeContributions(dependencies),
    }),
    findItemKind,
  }
}
