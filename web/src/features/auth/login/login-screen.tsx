import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { AuthPage } from '../../ui/auth-page.tsx'
import { Banner } from '../../ui/banner.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { login } from './auth-api.ts'
import { loginErrorTexts, unexpectedErrorText } from './error-texts.ts'
import { GoogleMark } from './google-mark.tsx'
import { useLoginNotice } from './login-notice.ts'
import { validateLogin, type LoginErrors } from './validate-login.ts'

/** Specification §2, Login screen. */
export function LoginScreen() {
  const { t, i18n } = useLingui()
  const { setUser } = useSession()
  const notice = useLoginNotice()
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const identifier = textOf(form, 'identifier').trim()
    const password = textOf(form, 'password')
    const found = validateLogin({ identifier, password })
    setErrors(found)
    if (found.identifier !== undefined || found.password !== undefined) return
    setIsBusy(true)
    try {
      const result = await login({ identifier, password })
      if (result.ok) setUser(result.value.user)
      else {
        const text = loginErrorTexts[result.failure.code] ?? loginErrorTexts.general
        // §5: on a failed login the message stands under both fields.
        setErrors({ identifier: text, password: text })
      }
    } catch (error) {
      reportProblem('logging in', error)
      setErrors({ identifier: unexpectedErrorText, password: unexpectedErrorText })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <AuthPage title={t`Welcome Back`}>
      {notice.message !== undefined && <Banner kind="bad">{notice.message}</Banner>}
      {notice.success !== undefined && <Banner kind="good">{notice.success}</Banner>}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
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
      <button type="button" className="button second wide" disabled={isBusy}>
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

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
