import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { ExpiryRows } from './expiry-rows.tsx'
import { useSentMail } from './sent-mail.ts'

/** Specification §2, /auth/signup/success. */
export function SignUpSuccessScreen() {
  const { t } = useLingui()
  const email = useSentMail()?.email
  return (
    <AuthPage title={t`Check your email`} before={<PageSign of={MailCheck} />}>
      <p>
        {email === undefined ? (
          <Trans>We sent you a verification link. Open it to finish.</Trans>
        ) : (
          <Trans>
            We sent a verification link to <span className="strong address">{email}</span>. Open it
            to finish.
          </Trans>
        )}
      </p>
      <ExpiryRows />
      <BackToLogin />
    </AuthPage>
  )
}
