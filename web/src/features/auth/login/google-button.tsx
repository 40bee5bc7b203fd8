import { Trans } from '@lingui/react/macro'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { GoogleMark } from './google-mark.tsx'
import type { GoogleLogin } from './use-google-login.ts'

interface GoogleButtonProps {
  google: GoogleLogin
  /** Another way to log in is under way. */
  isResting: boolean
}

/** "Continue With Google", and what to do while its window is open. */
export function GoogleButton({ google, isResting }: GoogleButtonProps) {
  const isInert = !useIsHydrated() || google.isBusy
  return (
    <>
      <button
        type="button"
        className="button second wide"
        disabled={isInert || isResting}
        aria-busy={isInert}
        onClick={google.start}
      >
        <GoogleMark />
        <Trans>Continue With Google</Trans>
      </button>
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
