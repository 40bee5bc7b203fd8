import { Trans, useLingui } from '@lingui/react/macro'
import { Link2Off } from 'lucide-react'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** Specification §2, /auth/invalid-link. */
export function InvalidLinkScreen() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Invalid Link`} before={<PageSign of={Link2Off} />}>
      <p>
        <Trans>
          This verification link is invalid or has already been used. If your email is not verified
          yet, log in and we will offer to send a new link.
        </Trans>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
