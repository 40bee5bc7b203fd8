export { deckRoutes } from './routes.ts'
