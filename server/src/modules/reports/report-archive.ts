import type { ReceivedReport } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { collectPages } from '../../platform/database/walk-pages.ts'
import { listAsked, listReports, type Asked, type ReportFilter } from './reports.repository.ts'

/** Reports for those who ask for all of them. */
export interface ReportArchive {
  /** In order of receipt, page by page. */
  walk(filter: ReportFilter): AsyncIterable<readonly ReceivedReport[]>
  /** The same at once. */
  listAll(filter: ReportFilter): Promise<readonly ReceivedReport[]>
  /** Who misses a recording of an item of the course, or complains of the one there is. */
  listAsked(course: string): Promise<readonly Asked[]>
}

const pageSize = 500

export function createReportArchive({ database }: { database: Database }): ReportArchive {
  async function* walk(filter: ReportFilter) {
    for (let skip = 0; ; skip += pageSize) {
      const reports = await listReports(database.queries, filter, { skip, limit: pageSize })
      yield reports
      if (reports.length < pageSize) return
    }
  }

  return {
    listAsked: (course) => listAsked(database.queries, course, ['no-sound', 'wrong-sound']),
    walk,
    listAll: (filter) => collectPages(walk(filter)),
  }
}
