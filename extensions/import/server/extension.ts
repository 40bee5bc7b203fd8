import type { Extension } from '../../../server/src/extension.ts'
import { importRoutes } from './desk/routes.ts'
import { importJobRoutes } from './jobs/routes.ts'
import { sweepImportJobs } from './jobs/service.ts'
import { createImportRunner } from './jobs/import-runner.ts'

/** Imports dictionaries and recordings, at the desk of a language and by command. */
export const importExtension: Extension = {
  name: 'import',
  routes: [...importRoutes, ...importJobRoutes],
  createRunner: createImportRunner,
  sweeps: (context) => ({ 'files to import': () => sweepImportJobs(context) }),
}
