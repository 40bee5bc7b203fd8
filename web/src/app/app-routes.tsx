import { Route, useLocation } from 'wouter'
import { useQuery } from '../platform/navigation/history.ts'
import { useSession } from '../platform/session/session-context.ts'
import { Area } from './area.tsx'
import { findRoute, prefetchRoute, storeFor } from './find-route.ts'
import { Guard } from './guards.tsx'
import { dashboard, type PageRoute } from './routes.tsx'

/** The page of the address that is open, for whom it is for. */
export function AppRoutes() {
  const [pathname] = useLocation()
  const [query] = useQuery()
  const route = findRoute(pathname, query)
  return (
    <Guard route={route}>
      <Route path={route.path}>
        <OpenRoute route={route} />
      </Route>
    </Guard>
  )
}

/** Store and frame stay while the page in them changes. */
function OpenRoute({ route }: { route: PageRoute }) {
  const role = useSession().user?.role
  // At once, though each shows only within the one before it.
  void prefetchRoute(route, role)
  const store = storeFor(route, role)
  const isFramed = route.isFramed !== undefined
  const page = <Area of={route.page} isFramed={isFramed} />
  const framed = isFramed ? (
    <Area of={dashboard} isWholeScreen={route.isFramed === 'on-wide'}>
      {page}
    </Area>
  ) : (
    page
  )
  return store === undefined ? framed : <Area of={store}>{framed}</Area>
}
