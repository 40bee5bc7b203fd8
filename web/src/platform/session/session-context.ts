import type { User } from '@mboa/contract'
import { createContext, use } from 'react'

export interface Session {
  /** `loading` until the device or the server has said who is signed in. */
  status: 'loading' | 'ready'
  user: User | null
  /** What the last logout failed with; kept here and logged, not shown (specification §8). */
  logoutError: string | null
  /** Called after login and verification; replaces the current user everywhere. */
  setUser: (user: User | null) => void
  /**
   * Ends the session here and on the server. What waits to be sent stays on the device.
   * @param isSure the server, where it is not reached, is asked at the next start
   */
  logout: (isSure?: boolean) => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

/** @throws Error outside the session provider, which wraps the whole app. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession needs the session provider around it')
  return session
}

/**
 * The user of a page that only stands behind a guard.
 *
 * @throws Error where nobody is signed in.
 */
export function useSignedInUser(): User {
  const { user } = useSession()
  if (user === null) throw new Error('This page stands behind a guard that needs a user')
  return user
}
