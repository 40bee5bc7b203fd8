import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { ExpiryRows } from './expiry-rows.tsx'

/** Specification §2, /auth/email-sent. */
export function EmailSentScreen() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Email Sent`} before={<PageSign of={Mail} />}>
      <p>
        <Trans>A new verification email was sent. Please check your inbox.</Trans>
      </p>
      <ExpiryRows />
      <BackToLogin />
    </AuthPage>
  )
}
