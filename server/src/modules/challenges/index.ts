export { challengeRoutes } from './routes.ts'
export { describeChallengeLink } from './describe-link.ts'
