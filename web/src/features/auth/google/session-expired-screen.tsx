import { Trans, useLingui } from '@lingui/react/macro'
import { ClockAlert } from 'lucide-react'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { BackToLogin } from '../verification/back-to-login.tsx'

/** Specification §2, /auth/session-expired. */
export function SessionExpiredScreen() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Session Expired`} before={<PageSign of={ClockAlert} />}>
      <p>
        <Trans>Your Google sign-in session has expired. Please try logging in again.</Trans>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
