import { Trans, useLingui } from '@lingui/react/macro'
import { errorCodeSchema } from '@mboa/contract'
import { TimerOff } from 'lucide-react'
import * as v from 'valibot'
import { usePassedState } from '../../../platform/navigation/history.ts'
import { rememberVerificationDeadline } from '../../../platform/session/verification-deadlines.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { BackToLogin } from '../back-to-login.tsx'
import { useResend } from './use-resend.ts'
import { AlreadyVerified, ResendNotice, useSecondsUntil } from './mail-notices.tsx'

/** The expired code identifies the account, on any device and without a session. */
const expiredCodeSchema = v.object({ code: v.string(), reason: v.optional(errorCodeSchema) })

/** Specification §2, /auth/link-expired. */
export function LinkExpiredScreen() {
  const { t } = useLingui()
  const expired = v.safeParse(expiredCodeSchema, usePassedState())
  const request = expired.success ? { code: expired.output.code } : null
  const wasVerified = expired.success && expired.output.reason === 'email-already-verified'
  const { state, resend } = useResend(request, ({ userId }) =>
    rememberVerificationDeadline(userId, Date.now()),
  )
  const until = 'until' in state ? state.until : undefined
  const isPausing = (useSecondsUntil(until) ?? 0) > 0
  const isSending = state.step === 'sending'
  const isVerified = wasVerified || state.step === 'verified'
  const isOver = isVerified || state.step === 'sent'
  const isInert = !useIsHydrated() || isSending

  return (
    <AuthPage title={t`Oops, link expired!`} before={<PageSign of={TimerOff} />}>
      {isVerified ? (
        <AlreadyVerified />
      ) : (
        <>
          <p>
            <Trans>Verification links are valid for 3 minutes. We can send you a new one.</Trans>
          </p>
          <ResendNotice state={state} />
        </>
      )}
      <button
        type="button"
        className={`button wide ${isOver ? 'second' : 'main'}`}
        disabled={isInert || isPausing}
        aria-busy={isInert}
        onClick={() => void resend()}
      >
        {isSending ? <Trans>Sending...</Trans> : <Trans>Resend Verification Email</Trans>}
      </button>
      <BackToLogin isMain={isOver} />
    </AuthPage>
  )
}
