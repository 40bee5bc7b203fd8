import { Trans, useLingui } from '@lingui/react/macro'
import { api, pagePaths } from '@mboa/contract'
import { KeyRound, Link2Off, TimerOff } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { usePassedState } from '../../../platform/navigation/history.ts'
import { call } from '../../../platform/network/api-client.ts'
import { Link } from 'wouter'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { fieldTexts, formTexts } from '../../../ui/form-texts.ts'
import {
  newPasswordErrors,
  NewPasswordField,
} from '../../../ui/new-password/new-password-field.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { resetPasswordFailedText } from '../error-texts.ts'

/** The start takes the code out of the address and hands it on in the history entry. */
const codeSchema = v.object({ code: v.string() })

/** Where the link of a reset mail leads: a new password, twice. */
export function ResetPasswordScreen() {
  const isHydrated = useIsHydrated()
  const passed = v.safeParse(codeSchema, usePassedState())
  if (!passed.success || !isHydrated) return <UnusableLink reason="invalid" />
  return <ResetPasswordForm code={passed.output.code} />
}

/** Where a reset ended for good; null while the form can still be sent. */
type ResetOutcome = 'done' | 'expired' | 'invalid' | null

function useResetPassword(code: string) {
  const [outcome, setOutcome] = useState<ResetOutcome>(null)
  const form = useSubmit({
    doing: 'setting a new password',
    unexpected: { failure: formTexts.unexpected },
    validate: (form) =>
      newPasswordErrors({
        password: textOf(form, 'password'),
        confirmPassword: textOf(form, 'confirmPassword'),
      }),
    async send(form) {
      const result = await call(api.resetPassword, {
        body: { code, password: textOf(form, 'password') },
      })
      if (result.ok) setOutcome('done')
      else if (result.failure.code === 'reset-link-expired') setOutcome('expired')
      else if (result.failure.code === 'invalid-reset-link') setOutcome('invalid')
      else if ([result.failure.code, result.failure.fields['password']].includes('weak-password')) {
        return { errors: { password: fieldTexts.weakPassword } }
      } else return { failure: resetPasswordFailedText }
      return undefined
    },
  })
  return { outcome, ...form }
}

function ResetPasswordForm({ code }: { code: string }) {
  const { t, i18n } = useLingui()
  const { outcome, errorOf, failure, isBusy, submit } = useResetPassword(code)
  if (outcome === 'done') return <PasswordChanged />
  if (outcome !== null) return <UnusableLink reason={outcome} />
  return (
    <AuthPage title={t`Set a new password`}>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <form method="post" noValidate onSubmit={submit}>
        <NewPasswordField id="password" label={t`Password`} error={errorOf('password')} />
        <PasswordField
          id="confirmPassword"
          label={t`Confirm Password`}
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
          <Trans>Save new password</Trans>
        </SubmitButton>
      </form>
    </AuthPage>
  )
}

function PasswordChanged() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Your password has been changed`} before={<PageSign of={KeyRound} />}>
      <p>
        <Trans>You’ve been signed out on all your devices. Log in with the new password.</Trans>
      </p>
      <Link to={pagePaths.login} className="button main wide">
        <Trans>Log In</Trans>
      </Link>
    </AuthPage>
  )
}

function UnusableLink({ reason }: { reason: 'expired' | 'invalid' }) {
  const { t } = useLingui()
  const isExpired = reason === 'expired'
  return (
    <AuthPage
      title={isExpired ? t`This reset link has expired` : t`This reset link doesn’t work`}
      before={<PageSign of={isExpired ? TimerOff : Link2Off} />}
    >
      <p>
        {isExpired ? (
          <Trans>Reset links are valid for 60 minutes.</Trans>
        ) : (
          <Trans>It has already been used, was replaced by a newer one, or is incomplete.</Trans>
        )}
      </p>
      <Link to={pagePaths.forgotPassword} className="button main wide">
        <Trans>Request a new link</Trans>
      </Link>
      <Link to={pagePaths.login} className="button second wide">
        <Trans>Back to Login</Trans>
      </Link>
    </AuthPage>
  )
}
