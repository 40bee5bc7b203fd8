import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { googleLoginFailedText } from '../error-texts.ts'
import { GoogleMark } from './google-mark.tsx'
import { useLoginNotice } from './login-notice.ts'
import { ResendAfterLogin } from './resend-after-login.tsx'
import { useLogin } from './use-login.ts'

/** Specification §2, Login screen. */
export function LoginScreen() {
  const { t, i18n } = useLingui()
  const notice = useLoginNotice()
  const [hasGoogleFailed, setHasGoogleFailed] = useState(false)
  const { errors, isBusy, unverified, submit } = useLogin()
  const general = hasGoogleFailed ? i18n._(googleLoginFailedText) : notice.message

  return (
    <AuthPage title={t`Welcome Back`}>
      {general !== undefined && <Banner kind="bad">{general}</Banner>}
      {notice.success !== undefined && <Banner kind="good">{notice.success}</Banner>}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          setHasGoogleFailed(false)
          void submit(event)
        }}
      >
        <TextField
          id="identifier"
          label={t`Email or Phone Number`}
          isRequired
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.identifier && i18n._(errors.identifier)}
        />
        <PasswordField
          id="password"
          label={t`Password`}
          isRequired
          autoComplete="current-password"
          error={errors.password && i18n._(errors.password)}
        />
        {unverified !== null && <ResendAfterLogin credentials={unverified} />}
        <Link to={pagePaths.forgotPassword} className="button plain hanging">
          <Trans>Forgot Password</Trans>
        </Link>
        <SubmitButton isBusy={isBusy} busyText={t`Logging in...`}>
          <Trans>Log In</Trans>
        </SubmitButton>
      </form>
      <div className="divider">
        <Trans>OR</Trans>
      </div>
      <button
        type="button"
        className="button second wide"
        disabled={isBusy}
        onClick={() => setHasGoogleFailed(true)}
      >
        <GoogleMark />
        <Trans>Continue With Google</Trans>
      </button>
      <p className="centred">
        <Trans>
          Don't have an account?{' '}
          <Link to={pagePaths.signUp} className="strong">
            Sign Up
          </Link>
        </Trans>
      </p>
    </AuthPage>
  )
}
