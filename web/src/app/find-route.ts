import type { Role } from '@mboa/contract'
import type { LazyPage } from '../ui/lazy-page.ts'
import { dashboard, routes, storeOf, unknownRoute, type PageRoute } from './routes.tsx'

/** The page of an address. */
export function findRoute(pathname: string, query = new URLSearchParams()): PageRoute {
  return (
    routes.find(
      (route) =>
        matches(route.path, pathname) &&
        (route.queries === undefined || route.queries.some((each) => query.has(each))),
    ) ?? unknownRoute
  )
}

/** As the router matches: whatever the case, with or without a slash at the end. */
function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/\/:\w+\?/, '(/[^/]+)?')
    .replace(/:\w+/, '[^/]+')
    .replace('*', '.*')
  return new RegExp(`^${source}/?$`, 'i').test(pathname)
}

/** What a page stands on; for the pages of either role, once it is known who reads. */
export function storeFor(route: PageRoute, role?: Role): LazyPage | undefined {
  if (route.access === 'anyone' || route.access === 'signed-out') return undefined
  if (route.store !== undefined) return route.store
  const owner = route.access === 'signed-in' ? role : route.access
  return owner && storeOf[owner]
}

/** Loads a page and all that stands around it, none waiting for another. */
export async function loadRoute(route: PageRoute, role?: Role): Promise<void> {
  const around = [storeFor(route, role), route.isFramed && dashboard]
  const parts = [...around.filter((part) => part !== undefined), route.page]
  await Promise.all(parts.map((part) => part.load()))
}

/**
 * Loads them ahead of their use: a failure shows there.
 * @returns a promise that never rejects
 */
export const prefetchRoute = (route: PageRoute, role?: Role): Promise<void> =>
  loadRoute(route, role).catch(() => undefined)
