import { Trans, useLingui } from '@lingui/react/macro'
import type { LoginRequest } from '@mboa/contract'
import { Banner } from '../../../ui/banner.tsx'
import { useResend } from '../verification/use-resend.ts'
import { useShowSentMail } from '../verification/sent-mail.ts'
import { WaitNotice } from '../verification/mail-notices.tsx'

/** The way on for somebody who lost the mail: a right password identifies them (§4, resend). */
export function ResendAfterLogin({ credentials }: { credentials: LoginRequest }) {
  const { i18n } = useLingui()
  const showSentMail = useShowSentMail()
  const { state, resend } = useResend(credentials, showSentMail)
  const isSending = state.step === 'sending'
  return (
    <>
      {state.step === 'failed' && <Banner kind="bad">{i18n._(state.text)}</Banner>}
      {state.step === 'waiting' && <WaitNotice until={state.until} />}
      <button
        type="button"
        className="button second wide"
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => void resend()}
      >
        {isSending ? <Trans>Sending...</Trans> : <Trans>Resend Verification Email</Trans>}
      </button>
    </>
  )
}
