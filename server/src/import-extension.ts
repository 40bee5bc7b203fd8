import type { Extension } from './extension.ts'
import {
  createImportRunner,
  importJobRoutes,
  importRoutes,
  sweepImportJobs,
} from './modules/language-desk/index.ts'

/** Imports dictionaries and recordings, at the desk of a language and by command. */
export const importExtension: Extension = {
  name: 'import',
  routes: [...importRoutes, ...importJobRoutes],
  createRunner: createImportRunner,
  sweeps: (context) => ({ 'files to import': () => sweepImportJobs(context) }),
}
