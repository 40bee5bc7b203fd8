export { countEvents, walkEvents } from './practice-events.repository.ts'
export { practiceRoutes } from './practice.routes.ts'
export { sync } from './sync.service.ts'
