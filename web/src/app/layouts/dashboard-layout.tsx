import './dashboard-layout.css'
import '../../ui/page.css'
import { Trans } from '@lingui/react/macro'
import { useRef, type MouseEvent } from 'react'
import { useWaitingVersion } from '../../platform/service-worker/use-waiting-version.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import type { PageProps } from '../../ui/lazy-page.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { LogoutQuestion } from '../../ui/this-device/logout-question.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopHeader } from './top-header.tsx'

const { Part: NewVersionNotePart } = lazyPart(
  async () => (await import('../../ui/this-device/new-version-note.tsx')).NewVersionNote,
  'silent',
)

/**
 * The frame of every signed-in page but the studio (specification §2). Exercises keep its sidebar on
 * wide screens, and have narrow ones for themselves.
 */
export function DashboardLayout({ children, isWholeScreen = false }: PageProps) {
  const user = useSignedInUser()
  const main = useRef<HTMLElement>(null)
  const isVersionWaiting = useWaitingVersion()

  /** By code, so that the address keeps naming the page and nothing else. */
  function skipToMain(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={isWholeScreen ? 'dashboard whole-screen' : 'dashboard'}>
      <a href="#main" className="skip-link" onClick={skipToMain}>
        <Trans>Skip to the content</Trans>
      </a>
      <Sidebar user={user} />
      <TopHeader user={user} />
      <main ref={main} id="main" className="page" tabIndex={-1}>
        {/* Never in an exercise: it would move what somebody is about to tap. */}
        {isVersionWaiting && !isWholeScreen && <NewVersionNotePart />}
        {children}
      </main>
      <BottomBar role={user.role} />
      <LogoutQuestion />
    </div>
  )
}
