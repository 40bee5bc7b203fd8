export { exportRecordings, ForeignFolderError, type ExportRequest } from './export-recordings.ts'
export type { ExportUse } from './repository.ts'
