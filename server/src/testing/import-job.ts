import type { ImportJobsTable } from '../platform/database/import-tables.ts'

/** A file that a coordinator has just begun to send. */
export const anImportJob: ImportJobsTable = {
  id: 'job',
  language: 'ewo',
  accountId: null,
  fileName: 'words.lift',
  bytes: 450,
  modifiedAt: 0,
  terms: '{}',
  fields: '{}',
  format: null,
  state: 'sending',
  done: 0,
  total: 0,
  draft: null,
  clips: null,
  problem: null,
  importId: null,
  claim: null,
  claimedUntil: null,
  attempts: 0,
  openedAt: 0,
  changedAt: 0,
}
