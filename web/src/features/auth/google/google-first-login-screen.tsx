import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../platform/navigation/use-navigate.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { PageSign } from '../../../ui/page-sign.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { completeGoogleSignUp } from '../auth-api.ts'
import { accountSetUpFailedText, googleSignUpFailedText } from '../error-texts.ts'
import { BackToLogin } from '../verification/back-to-login.tsx'

/**
 * Specification §2, /auth/google-first-login. The sign-in waits on the server for ten minutes;
 * who comes without one, or too late, is told that the session has expired.
 */
export function GoogleFirstLoginScreen() {
  const { t, i18n } = useLingui()
  const { setUser } = useSession()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<typeof accountSetUpFailedText | null>(null)
  const isInert = !useIsHydrated() || isBusy

  async function complete() {
    setIsBusy(true)
    setFailure(null)
    try {
      const result = await completeGoogleSignUp()
      if (result.ok) setUser(result.value.user)
      else if (result.failure.code === 'google-session-expired') {
        navigate(pagePaths.sessionExpired, { replace: true })
      } else {
        const isGoogles = result.failure.code === 'google-signup-failed'
        setFailure(isGoogles ? googleSignUpFailedText : accountSetUpFailedText)
      }
    } catch (error) {
      reportProblem('completing a Google sign-up', error)
      setFailure(accountSetUpFailedText)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <AuthPage title={t`You're new here...`} before={<PageSign of={UserPlus} />}>
      <p>
        <Trans>There is no account for this Google sign-in yet. Shall we make one?</Trans>
      </p>
      {failure !== null && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <button
        type="button"
        className="button main wide"
        disabled={isInert}
        aria-busy={isInert}
        onClick={() => void complete()}
      >
        {isBusy ? <Trans>Creating Account...</Trans> : <Trans>Create My Account</Trans>}
      </button>
      <BackToLogin isMain={false} />
    </AuthPage>
  )
}
