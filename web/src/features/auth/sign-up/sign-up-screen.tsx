import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { BackLink } from '../back-to-login.tsx'
import { InvitedToSignUp, OpenedWorkshop } from '../invitation/invited-banner.tsx'
import { useFollowedInvitation } from '../invitation/use-followed-invitation.ts'
import { NewPasswordField, useInputValue } from '../../../ui/new-password/new-password-field.tsx'
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx'
import { useSignedUp } from '../verification/sent-mail.ts'
import { duplicateEmailText, type SignUpErrors } from './sign-up-form.ts'
import { useEmailAvailability } from './use-email-availability.ts'
import { useSignUp } from './use-sign-up.ts'

/** Specification §2, Sign-up screen. */
export function SignUpScreen() {
  const { t, i18n } = useLingui()
  const before = useSignedUp()
  const email = useRef<HTMLInputElement>(null)
  const typed = useInputValue(email)
  const { isTaken, isChecking } = useEmailAvailability(typed)
  const invitation = useFollowedInvitation()
  useEffect(() => fillIn(email.current, invitation?.email), [invitation])
  const isProven = invitation !== undefined && invitation.email === typed.trim()
  const live: SignUpErrors = isTaken ? { email: duplicateEmailText } : {}
  const { errors, errorOf, failure, isBusy, submit, recheck } = useSignUp(live)
  const wrongCount = Object.keys(errors).length

  return (
    <AuthPage title={t`Create Account`} before={<BackLink />}>
      {invitation === undefined ? <OpenedWorkshop /> : <InvitedToSignUp invitation={invitation} />}
      {wrongCount > 0 && (
        <Banner kind="bad">
          <Plural
            value={wrongCount}
            one="# field needs your attention."
            other="# fields need your attention."
          />
        </Banner>
      )}
      <form method="post" noValidate onInput={recheck} onSubmit={submit}>
        <TextField
          id="fullName"
          label={t`Full Name`}
          autoComplete="name"
          defaultValue={before.fullName}
          error={errorOf('fullName')}
        />
        <TextField
          ref={email}
          id="email"
          type="email"
          label={t`Email Address`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={before.email}
          hint={isChecking ? t`Checking...` : undefined}
          help={
            isProven
              ? t`Your invitation confirms this address: there’s nothing more to verify.`
              : undefined
          }
          error={isTaken ? i18n._(duplicateEmailText) : errorOf('email')}
        />
        <PhoneField
          id="phoneNumber"
          label={t`Phone Number`}
          {...(before.phoneNumber !== undefined && { defaultValue: before.phoneNumber })}
          error={errorOf('phoneNumber')}
        />
        <NewPasswordField id="password" label={t`Password`} error={errorOf('password')} />
        <PasswordField
          id="confirmPassword"
          label={t`Confirm Password`}
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <CheckboxField id="acceptedTerms" error={errorOf('acceptedTerms')}>
          <Trans>
            I accept the{' '}
            <a href={pagePaths.termsOfUse} target="_blank">
              Terms & Conditions
            </a>
          </Trans>
        </CheckboxField>
        {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
        <SubmitButton isBusy={isBusy} busyText={t`Creating Account...`}>
          <Trans>Create Account</Trans>
        </SubmitButton>
      </form>
      <p className="centred">
        <Trans>
          Already have an account?{' '}
          <Link to={loginPath(invitation !== undefined)} className="strong">
            Log In
          </Link>
        </Trans>
      </p>
    </AuthPage>
  )
}

/** The invitation goes along. */
const loginPath = (isInvited: boolean) =>
  isInvited ? `${pagePaths.login}?invited` : pagePaths.login

/** Puts a value where nothing was typed yet, as typing it would. */
function fillIn(input: HTMLInputElement | null, value: string | null | undefined): void {
  if (value == null || input === null || input.value !== '') return
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
