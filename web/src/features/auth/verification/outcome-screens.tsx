import { Trans, useLingui } from '@lingui/react/macro'
import { errorCodeSchema, pagePaths } from '@mboa/contract'
import { CircleCheckBig, Link2Off, Mail, MailCheck } from 'lucide-react'
import * as v from 'valibot'
import { Link } from 'wouter'
import { usePassedState, useQuery } from '../../../platform/navigation/history.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { BackToLogin } from '../back-to-login.tsx'
import { InvitationOver, WorkshopWaits } from '../invitation/invited-banner.tsx'
import { AlreadyVerified, ExpiryRows } from './mail-notices.tsx'
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
      <WorkshopWaits />
      <BackToLogin />
      <CorrectAddress />
    </AuthPage>
  )
}

/** Back to the form with what was typed into it: the number is nobody's until an address is verified. */
function CorrectAddress() {
  const passed = usePassedState()
  return (
    <p className="centred">
      <Trans>
        Wrong address?{' '}
        <Link to={pagePaths.signUp} state={passed}>
          Sign up again
        </Link>
      </Trans>
    </p>
  )
}

/** Specification §2, /auth/email-sent. */
export function EmailSentScreen() {
  const { t } = useLingui()
  const email = useSentMail()?.email
  return (
    <AuthPage title={t`Email Sent`} before={<PageSign of={Mail} />}>
      <p>
        {email === undefined ? (
          <Trans>A new verification email was sent. Please check your inbox.</Trans>
        ) : (
          <Trans>
            A new verification email was sent to <span className="strong address">{email}</span>.
            Please check your inbox.
          </Trans>
        )}
      </p>
      <ExpiryRows />
      <WorkshopWaits />
      <BackToLogin />
      {email !== undefined && <CorrectAddress />}
    </AuthPage>
  )
}

/** Specification §2, /auth/email-verified. */
export function EmailVerifiedScreen() {
  const { t } = useLingui()
  const passed = usePassedState()
  return (
    <AuthPage title={t`Hurray, you're all in!`} before={<PageSign of={CircleCheckBig} />}>
      <p>
        <Trans>Your email is verified. You can log in now.</Trans>
      </p>
      <Link to={pagePaths.login} state={passed} className="button main wide">
        <Trans>Log In</Trans>
      </Link>
    </AuthPage>
  )
}

const refusedLinkSchema = v.object({ reason: v.optional(errorCodeSchema) })

/** Specification §2, /auth/invalid-link; also where the link of an invitation leads that is over. */
export function InvalidLinkScreen() {
  const { t } = useLingui()
  const [parameters] = useQuery()
  const isInvitation = useIsHydrated() && parameters.has('invitation')
  return (
    <AuthPage title={t`Invalid Link`} before={<PageSign of={Link2Off} />}>
      {isInvitation ? <InvitationOver /> : <RefusedLink />}
      <BackToLogin />
    </AuthPage>
  )
}

function RefusedLink() {
  const passed = v.safeParse(refusedLinkSchema, usePassedState())
  const isHydrated = useIsHydrated()
  const reason = passed.success && isHydrated ? passed.output.reason : undefined
  if (reason === 'email-already-verified') return <AlreadyVerified />
  return (
    <p>
      {reason === 'verification-link-replaced' ? (
        <Trans>
          We’ve sent you a newer email, and its link replaces this one. Please open the most recent
          email.
        </Trans>
      ) : (
        <Trans>
          This verification link is invalid or has already been used. If your email isn’t verified
          yet, log in and we’ll offer to send a new link.
        </Trans>
      )}
    </p>
  )
}
