import { pagePaths, type User } from '@mboa/contract'
import { homeRole } from '@mboa/domain'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '../platform/session/session-context.ts'
import { findWorkshopLink } from '../platform/workshop-link.ts'
import { LoadingPage } from '../ui/loading.tsx'
import type { PageRoute } from './routes.tsx'

interface GuardProps {
  route: Pick<PageRoute, 'access' | 'otherwise'>
  children: ReactNode
}

/** Shows a page to whom it is for. Nothing of it shows before that is known (§4). */
export function Guard({ route, children }: GuardProps) {
  const { status, user } = useSession()
  const isPublic = route.access === 'anyone' || route.access === 'signed-out'
  if (status === 'loading' && !isPublic) return <LoadingPage />
  const elsewhere = elsewhereFor(route, user)
  if (elsewhere === undefined) return children
  return <Redirect key={elsewhere} to={elsewhere} replace />
}

/**
 * Where somebody is led whom the page is not for. Who has the other role is led to their own
 * dashboard: the login, where the specification sends them (§4), would send them there at once,
 * so the way is spared. Who is signed in has no business at the login.
 */
function elsewhereFor({ access, otherwise }: GuardProps['route'], user: User | null) {
  if (access === 'anyone') return undefined
  if (access === 'signed-out') return user === null ? undefined : arrivalPathOf(user)
  if (user === null) return pagePaths.login
  const isTheirs = access === 'signed-in' || homeRole(user.role) === access
  return isTheirs ? undefined : (otherwise ?? arrivalPathOf(user))
}

/** Who opened the link of a workshop before is asked about it first, as far as they may record. */
function arrivalPathOf(user: User): string {
  if (findWorkshopLink(user.role) === undefined) return homePathOf(user)
  return user.role === 'recorder' ? pagePaths.recorderSpeakers : pagePaths.invitation
}

/** Where a start without another address leads (specification §2): home by role, else login. */
export function homePathOf(user: Pick<User, 'role'> | null): string {
  if (user === null) return pagePaths.login
  return user.role === 'recorder' ? pagePaths.recorderHome : pagePaths.learnerHome
}
