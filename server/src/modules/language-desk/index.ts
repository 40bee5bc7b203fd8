export { listOpen } from './export-words.ts'
export { languageDeskRoutes } from './routes.ts'
