import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '@mboa/contract'
import { trimEmail } from '@mboa/domain'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { emailError } from '../../../ui/email-error.ts'
import { PageSign } from '../../../ui/icon.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { forgotPasswordFailedText } from '../error-texts.ts'
import { BackLink, BackToLogin } from '../back-to-login.tsx'

/** Specification §2, /auth/forgot-password. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <ForgotPasswordForm onSent={setSentTo} /> : <ResetLinkSent to={sentTo} />
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useLingui()
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'asking for a reset link',
    unexpected: { failure: forgotPasswordFailedText },
    validate(form) {
      const email = emailError(trimEmail(textOf(form, 'email')))
      return email === undefined ? {} : { email }
    },
    async send(form) {
      const email = trimEmail(textOf(form, 'email'))
      const result = await call(api.forgotPassword, { body: { email } })
      if (!result.ok) return { failure: forgotPasswordFailedText }
      onSent(email)
      return undefined
    },
  })

  return (
    <AuthPage title={t`Forgot Password`} before={<BackLink />}>
      <p>
        <Trans>Enter your email address and we’ll send you a link to set a new password.</Trans>
      </p>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          id="email"
          type="email"
          label={t`Email Address`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('email')}
        />
        <SubmitButton isBusy={isBusy} busyText={t`Sending...`}>
          <Trans>Send</Trans>
        </SubmitButton>
      </form>
    </AuthPage>
  )
}

function ResetLinkSent({ to }: { to: string }) {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Check your email`} before={<PageSign of={MailCheck} />}>
      <p>
        <Trans>
          If <span className="strong address">{to}</span> has an account, we’ve sent a reset link
          there. It is valid for 60 minutes.
        </Trans>
      </p>
      <p className="soft">
        <Trans>Nothing yet? Check your spam folder.</Trans>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
