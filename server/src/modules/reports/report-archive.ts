import type { ReceivedReport } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { listReports, type ReportFilter } from './reports.repository.ts'

/** Reports for those who ask for all of them. */
export interface ReportArchive {
  /** In order of receipt. */
  listAll(filter: ReportFilter): Promise<readonly ReceivedReport[]>
}

const pageSize = 500

export function createReportArchive({ database }: { database: Database }): ReportArchive {
  return {
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
