export { reportAccountData } from './account-data.ts'
export { reportRoutes } from './routes.ts'
export {
  countReportedItems,
  listOpenReports,
  listReportedItems,
  reopenReports,
  settleReports,
  type OpenReport,
} from './decided-reports.repository.ts'
export { readWanted } from './wanted-words.ts'
export { listAsked, walkReports, type Asked } from './repository.ts'
