import type { InterfaceLanguage, Role } from '@mboa/contract'
import type { HttpBindings } from '@hono/node-server'

/** What Hono carries through one request. */
export interface HttpTypes {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Where bodies are kept until they are whole. */
    spoolFolder: string
    /** Unset is as good as true. */
    areCookiesSecure?: boolean
    /** Set by the route that took the request; the path is never logged (it may hold a code). */
    routePattern?: string
  }
}

/** Who asks: the signed-in account, as every service gets it. */
export interface Actor {
  readonly accountId: string
  readonly role: Role
  readonly language: InterfaceLanguage
}
