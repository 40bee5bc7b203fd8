export { languageDeskRoutes } from './routes.ts'
export { importingFolderOf } from './import-jobs/importing-folder.ts'
export { createImportRunner, type ImportRunner } from './import-jobs/import-runner.ts'
export { sweepImportJobs } from './import-jobs/import-jobs.service.ts'
