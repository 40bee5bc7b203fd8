import type { ReceivedReport } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { listAsked, listReports, type Asked, type ReportFilter } from './reports.repository.ts'

/** Reports for those who ask for all of them. */
export interface ReportArchive {
  /** In order of receipt. */
  listAll(filter: ReportFilter): Promise<readonly ReceivedReport[]>
  /** Who misses a recording of an item of the course, or complains of the one there is. */
  listAsked(course: string): Promise<readonly Asked[]>
}

const pageSize = 500

export function createReportArchive({ database }: { database: Database }): ReportArchive {
  return {
    listAsked: (course) => listAsked(database.queries, course, ['no-sound', 'wrong-sound']),
    async listAll(filter) {
      const reports: ReceivedReport[] = []
      for (;;) {
        const page = { skip: reports.length, limit: pageSize }
        const listed = await listReports(database.queries, filter, page)
        reports.push(...listed)
        if (listed.length < pageSize) return reports
      }
    },
  }
}
