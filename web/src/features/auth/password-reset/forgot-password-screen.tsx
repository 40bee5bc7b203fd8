import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { MailCheck } from 'lucide-react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { PageSign } from '../../../ui/page-sign.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { looksLikeEmail } from '@mboa/domain'
import { forgotPassword } from '../auth-api.ts'
import { fieldTexts } from '../../../ui/form-texts.ts'
import { focusFirst, textOf } from '../../../ui/form-values.ts'
import { forgotPasswordFailedText } from '../error-texts.ts'
import { BackToLogin } from '../verification/back-to-login.tsx'
import { BackLink } from '../back-link.tsx'

/** Specification §2, /auth/forgot-password. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <ForgotPasswordForm onSent={setSentTo} /> : <ResetLinkSent to={sentTo} />
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useLingui()
  const [error, setError] = useState<(typeof fieldTexts)['noEmail'] | undefined>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const found = emailError(email)
    setError(found)
    setHasFailed(false)
    if (found !== undefined) {
      focusFirst(form, ['email'])
      return
    }
    setIsBusy(true)
    try {
      const result = await forgotPassword({ email })
      if (result.ok) onSent(email)
      else setHasFailed(true)
    } catch (problem) {
      reportProblem('asking for a reset link', problem)
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <AuthPage title={t`Forgot Password`} before={<BackLink />}>
      <p>
        <Trans>
          Tell us your email address, and we will send you a link to set a new password.
        </Trans>
      </p>
      {hasFailed && <Banner kind="bad">{i18n._(forgotPasswordFailedText)}</Banner>}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="email"
          type="email"
          label={t`Email Address`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={error && i18n._(error)}
        />
        <SubmitButton isBusy={isBusy} busyText={t`Sending...`}>
          <Trans>Send</Trans>
        </SubmitButton>
      </form>
    </AuthPage>
  )
}

function emailError(email: string) {
  if (email === '') return fieldTexts.noEmail
  return looksLikeEmail(email) ? undefined : fieldTexts.malformedEmail
}

function ResetLinkSent({ to }: { to: string }) {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Check your email`} before={<PageSign of={MailCheck} />}>
      <p>
        <Trans>
          If there is an account for <span className="strong address">{to}</span>, we have sent a
          reset link to it. The link works for 60 minutes.
        </Trans>
      </p>
      <p className="soft">
        <Trans>Nothing there? Check your spam folder.</Trans>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
