import type { Route } from '../../http/route.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createReportsRoutes } from './reports.routes.ts'
import { createReceiveReports, type TakeSoundReports } from './receive-reports.service.ts'

export { createReportArchive, type ReportArchive } from './report-archive.ts'

/** The door of the module that keeps what learners report about items. */
export interface Reports {
  readonly routes: readonly Route[]
}

export function createReports(parts: {
  database: Database
  clock: Clock
  /** What becomes of those about sound. */
  takeSoundReports: TakeSoundReports
}): Reports {
  return { routes: createReportsRoutes(createReceiveReports(parts)) }
}
