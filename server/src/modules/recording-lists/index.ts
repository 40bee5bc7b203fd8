export { recordingListRoutes } from './routes.ts'
