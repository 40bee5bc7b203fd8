import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { GoogleMark } from './google-mark.tsx'
import { isInAppBrowser } from './in-app-browser.ts'
import type { GoogleLogin } from './use-google-login.ts'

/** For who came by a link in an app. */
const { Part: InAppNote } = lazyPart(
  async () => (await import('../google/in-app-note.tsx')).InAppNote,
  'silent',
)

interface GoogleButtonProps {
  google: GoogleLogin
  /** Another way to log in is under way. */
  isResting: boolean
  isInvited: boolean
}

/** "Continue With Google", and what to do while its window is open. */
export function GoogleButton({ google, isResting, isInvited }: GoogleButtonProps) {
  const isHydrated = useIsHydrated()
  const noteId = useId()
  const isInert = !isHydrated || google.isBusy
  const isInApp = isHydrated && isInAppBrowser(navigator.userAgent)
  return (
    <>
      <button
        type="button"
        className="button second wide"
        disabled={isInert || isResting || isInApp}
        aria-busy={isInert}
        aria-describedby={isInApp ? noteId : undefined}
        onClick={google.start}
      >
        <GoogleMark />
        <Trans>Continue With Google</Trans>
      </button>
      {isInApp && <InAppNote id={noteId} isInvited={isInvited} />}
      {google.isWaiting && (
        <div className="google-waiting">
          <p role="status">
            <Trans>Continue in the window that opened.</Trans>
          </p>
          <button type="button" className="button plain hanging" onClick={google.giveUp}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      )}
    </>
  )
}
