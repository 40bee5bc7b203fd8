export { spellingRoutes } from './routes.ts'
