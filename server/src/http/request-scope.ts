import type { HttpBindings } from '@hono/node-server'

/** What Hono carries through one request. */
export interface HttpTypes {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Unset is as good as true. */
    areCookiesSecure?: boolean
    /** Set by the route that took the request; the path is never logged (it may hold a code). */
    routePattern?: string
  }
}
