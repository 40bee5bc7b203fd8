import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, verifyEmailResponseSchema } from '@mboa/contract'
import * as v from 'valibot'
import { Link } from 'wouter'
import { usePassedState, useQuery } from '../../../platform/navigation/history.ts'
import { useIsOnline } from '../../../platform/network/use-is-online.ts'
import { listAccountsHere } from '../../../platform/device-store/accounts-here.ts'
import { useWaitingVersion } from '../../../platform/service-worker/use-waiting-version.ts'
import { findWorkshopLink } from '../../../platform/workshop-link.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { TextField } from '../../../ui/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { googleLoginFailedText } from '../error-texts.ts'
import { GoogleButton } from './google-button.tsx'
import { findKnownNotice } from './known-notices.ts'
import { useLoginNotice } from './login-notice.ts'
import { useGoogleLogin } from './use-google-login.ts'
import { useLogin } from './use-login.ts'

const { Part: LoginDevicePart } = lazyPart(
  async () => (await import('../../../ui/this-device/login-device.tsx')).LoginDevice,
  'silent',
)

/** For who has lost the mail: few, and after an answer of the server. */
const { Part: ResendAfterLogin } = lazyPart(
  async () => (await import('../verification/mail-notices.tsx')).ResendAfterLogin,
)

/** For who followed an invitation and has an account. */
const { Part: InvitedToLogIn } = lazyPart(
  async () => (await import('../invitation/invited-banner.tsx')).InvitedToLogIn,
  'silent',
)

/** Specification §2, Login screen. */
export function LoginScreen() {
  const { t, i18n } = useLingui()
  const notice = useLoginNotice()
  const google = useGoogleLogin()
  const { errorOf, failure, isBusy, unverified, submit } = useLogin()
  const hasNote = useHasNote()
  const isInvited = useIsInvited()
  const verifiedEmail = useVerifiedEmail()
  const general =
    google.failure === undefined
      ? ((failure && i18n._(failure)) ?? notice.message)
      : (findKnownNotice(google.failure, i18n) ?? i18n._(googleLoginFailedText))

  return (
    <AuthPage
      title={t`Welcome Back`}
      before={
        <p className="only-narrow soft">
          <Trans>Learn the languages of Cameroon, anywhere.</Trans>
        </p>
      }
    >
      {general !== undefined && <Banner kind="bad">{general}</Banner>}
      {notice.success !== undefined && <Banner kind="good">{notice.success}</Banner>}
      {isInvited && <InvitedToLogIn />}
      {hasNote && <LoginDevicePart />}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          google.forgetFailure()
          submit(event)
        }}
      >
        <TextField
          id="identifier"
          label={t`Email or Phone Number`}
          isRequired
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={verifiedEmail}
          error={errorOf('identifier')}
        />
        <PasswordField
          id="password"
          label={t`Password`}
          isRequired
          autoComplete="current-password"
          error={errorOf('password')}
        />
        {unverified !== null && <ResendAfterLogin credentials={unverified} />}
        <Link to={pagePaths.forgotPassword} className="button plain hanging">
          <Trans>Forgot Password</Trans>
        </Link>
        <SubmitButton isBusy={isBusy} isResting={google.isBusy} busyText={t`Logging in...`}>
          <Trans>Log In</Trans>
        </SubmitButton>
      </form>
      <div className="divider">
        <Trans>OR</Trans>
      </div>
      <GoogleButton google={google} isResting={isBusy} isInvited={isInvited} />
      <p className="centred">
        <Trans>
          Don't have an account?{' '}
          <Link to={pagePaths.signUp} className="strong">
            Sign Up
          </Link>
        </Trans>
      </p>
      {hasNote && <LoginDevicePart isFoot />}
    </AuthPage>
  )
}

/** The address that was verified on the page before; it need not be typed. */
function useVerifiedEmail(): string | undefined {
  const passed = usePassedState()
  const isHydrated = useIsHydrated()
  return isHydrated && v.is(verifyEmailResponseSchema, passed) ? passed.email : undefined
}

/** Whether an invitation led here, whose link says so in the address, or the link of a workshop. */
function useIsInvited(): boolean {
  const [parameters] = useQuery()
  const isHydrated = useIsHydrated()
  return isHydrated && (parameters.has('invited') || findWorkshopLink() !== undefined)
}

/** Whether the device is offline, has been used before, or has a new version of the app. */
function useHasNote(): boolean {
  const isOnline = useIsOnline()
  const isVersionWaiting = useWaitingVersion()
  return useIsHydrated() && (!isOnline || isVersionWaiting || listAccountsHere().length > 0)
}
