import { pagePaths, type Role } from '@mboa/contract'
import { homeRole } from '@mboa/domain'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '../platform/session/session-context.ts'
import { LoadingPage } from '../ui/loading.tsx'
import { homePathOf } from './home-path.ts'

interface GuardProps {
  children: ReactNode
}

/** Pages for whoever is signed in. Nothing of the page shows before that is known (§4). */
export function SignedInOnly({ children }: GuardProps) {
  const { status, user } = useSession()
  if (status === 'loading') return <LoadingPage />
  if (user === null) return <Redirect to={pagePaths.login} replace />
  return children
}

/**
 * Pages of one role. Whoever has the other is led to their own dashboard: the login, where the
 * specification sends them (§4), would send them there at once, so the way is spared.
 */
export function RoleOnly({ role, children }: GuardProps & { role: Role }) {
  const { status, user } = useSession()
  if (status === 'loading') return <LoadingPage />
  if (user === null) return <Redirect to={pagePaths.login} replace />
  if (homeRole(user.role) !== role) return <Redirect to={homePathOf(user)} replace />
  return children
}

/** Login and the other pages of the sign-in world: whoever is signed in has no business there. */
export function SignedOutOnly({ children }: GuardProps) {
  const { user } = useSession()
  if (user !== null) return <Redirect to={homePathOf(user)} replace />
  return children
}
