import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { CircleCheckBig } from 'lucide-react'
import { Link } from 'wouter'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'

/** Specification §2, /auth/email-verified. */
export function EmailVerifiedScreen() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Hurray, you're all in!`} before={<PageSign of={CircleCheckBig} />}>
      <p>
        <Trans>Your email is verified. You can log in now.</Trans>
      </p>
      <Link to={pagePaths.login} className="button main wide">
        <Trans>Log In</Trans>
      </Link>
    </AuthPage>
  )
}
