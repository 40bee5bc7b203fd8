export { listAsked, walkReports, type Asked } from './reports.repository.ts'
export { reportRoutes } from './reports.routes.ts'
