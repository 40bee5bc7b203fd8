import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { User } from '@mboa/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { render, type RenderResult } from 'vitest-browser-react'
import { SessionContext, type Session } from '../platform/session/session-context.ts'

interface Surroundings {
  user?: User | null
  status?: Session['status']
  path?: string
}

/** Renders part of the app with a session and a router around it, and tells its address. */
export function renderAppPart(part: ReactNode, surroundings: Surroundings): Promise<RenderResult> {
  const { user = null, status = 'ready', path = '/' } = surroundings
  return render(
    <I18nProvider i18n={i18n}>
      <TestSession user={user} status={status}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Address />
        </MemoryRouter>
      </TestSession>
    </I18nProvider>,
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return (
    <output aria-label="address" hidden>
      {pathname + search}
    </output>
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
  return document.querySelector('output[aria-label="address"]')?.textContent ?? ''
}
