import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { User } from '@mboa/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { entryFor } from '../platform/navigation/history.ts'
import { AppRouter } from '../platform/navigation/app-router.tsx'
import { SessionContext, type Session } from '../platform/session/session-context.ts'

interface Environment {
  user?: User | null
  status?: Session['status']
  path?: string
  /** What the history entry of the path hands to the page. */
  state?: unknown
}

/** Renders part of the app with a session and the router around it, as if a tab opened `path`. */
export function renderAppPart(part: ReactNode, environment: Environment): Promise<RenderResult> {
  const { user = null, status = 'ready', path = '/', state } = environment
  history.replaceState(state === undefined ? null : entryFor(state), '', path)
  return render(
    <I18nProvider i18n={i18n}>
      <TestSession user={user} status={status}>
        <AppRouter>{part}</AppRouter>
      </TestSession>
    </I18nProvider>,
  )
}

interface TestSessionProps {
  user: User | null
  status: Session['status']
  children: ReactNode
}

/** A session that logs out at once, as the real one does when the server has agreed. */
function TestSession({ user: first, status, children }: TestSessionProps) {
  const [user, setUser] = useState(first)
  const session = useMemo<Session>(
    () => ({
      status,
      user,
      logoutError: null,
      setUser,
      logout: () => {
        setUser(null)
        return Promise.resolve()
      },
    }),
    [status, user],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The address that the part has led to. */
export function currentAddress(): string {
  return location.pathname + location.search
}
