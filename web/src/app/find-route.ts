import type { Role } from '@mboa/contract'
import { matchRoute } from 'wouter'
import { parsePattern } from '../platform/navigation/parse-pattern.ts'
import type { LazyPage } from '../ui/lazy-page.ts'
import { dashboard, routes, storeOf, unknownRoute, type PageRoute } from './routes.tsx'

/** The page of an address. */
export function findRoute(pathname: string, query = new URLSearchParams()): PageRoute {
  return (
    routes.find(
      (route) =>
        matchRoute(parsePattern, route.path, pathname)[0] &&
        (route.queries === undefined || route.queries.some((each) => query.has(each))),
    ) ?? unknownRoute
  )
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
