import type { Report, SendReportsResponse } from '@mboa/contract'
import type { LearnerDatabase } from './learner-database.ts'
import { settleOutbox } from './settle-outbox.ts'
import { writeDurably } from './write-durably.ts'

/** Resolves when the report is on the disk of the device. */
export async function putReport(database: LearnerDatabase, report: Report): Promise<void> {
  await writeDurably(database, ['reports'], (transaction) =>
    transaction.objectStore('reports').put({ id: report.id, report, pending: 1 }),
  )
}

/** The oldest reports that the server has not received. */
export async function listPendingReports(
  database: LearnerDatabase,
  limit: number,
): Promise<Report[]> {
  const stored = await database.getAllFromIndex('reports', 'pending', 1, limit)
  return stored.map(({ report }) => report)
}

/** What the server refused for good, until the learner has seen it. */
export async function listRefusedReports(database: LearnerDatabase): Promise<Report[]> {
  const stored = await database.getAll('reports')
  return stored.flatMap(({ report, refusedBecause }) =>
    refusedBecause === undefined ? [] : [report],
  )
}

export function forgetReport(database: LearnerDatabase, id: string): Promise<void> {
  return database.delete('reports', id)
}

/** Received reports leave the device, refused ones stay with their reason. */
export const settleReports = (
  database: LearnerDatabase,
  { acknowledged, refused }: SendReportsResponse,
): Promise<void> =>
  writeDurably(database, ['reports'], (transaction) =>
    settleOutbox(transaction.objectStore('reports'), acknowledged, refused),
  )
