export { openWordRoutes } from './routes.ts'
export { describeWordLink } from './describe-word-link.ts'
