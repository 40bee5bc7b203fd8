import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type LoginRequest } from '@mboa/contract'
import { Inbox, MailSearch, Timer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { rememberVerificationDeadline } from '../../../platform/session/verification-deadlines.ts'
import { useResend, type ResendState } from './use-resend.ts'
import { Banner } from '../../../ui/banner.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { useSentMail, useShowSentMail } from './sent-mail.ts'

/** What to know about a mail with a link: how long it lives, and where it may have landed. */
export function ExpiryRows() {
  const mail = useSentMail()
  const seconds = useSecondsUntil(mail?.deadline)
  const { state, resend } = useResend(mail ? { userId: mail.userId } : null, ({ userId }) =>
    rememberVerificationDeadline(userId, Date.now()),
  )
  return (
    <>
      <ResendNotice state={state} />
      <MarginRows>
        <MarginRow icon={Timer}>
          {seconds === 0 ? (
            <>
              <p>
                <Trans>The link has expired.</Trans>
              </p>
              <ResendButton state={state} resend={resend} />
            </>
          ) : (
            <p>
              <Trans>The link expires in 3 minutes.</Trans>
            </p>
          )}
          {seconds !== null && seconds > 0 && (
            <span className="strong num countdown" role="timer" aria-live="off">
              {clockTime(seconds)}
            </span>
          )}
        </MarginRow>
        <MarginRow icon={MailSearch}>
          <p>
            <Trans>Nothing yet? Check your spam folder.</Trans>
          </p>
        </MarginRow>
        {mail?.mailboxPath !== undefined && (
          <MarginRow icon={Inbox}>
            <MailboxHint />
          </MarginRow>
        )}
      </MarginRows>
    </>
  )
}

/** What became of asking for another mail. */
export function ResendNotice({ state }: { state: ResendState }) {
  const { i18n } = useLingui()
  const until = 'until' in state ? state.until : undefined
  return (
    <>
      {state.step === 'sent' && (
        <Banner kind="good">
          <Trans>Verification email has been sent! Please check your inbox.</Trans>
        </Banner>
      )}
      {state.step === 'verified' && <AlreadyVerified />}
      {state.step === 'sent' && state.hasMailbox && <MailboxHint />}
      {state.step === 'failed' && <Banner kind="bad">{i18n._(state.text)}</Banner>}
      {until !== undefined && <WaitNotice until={until} />}
    </>
  )
}

/** A mail scanner may have opened the link before the person did. */
export function AlreadyVerified() {
  return (
    <Banner kind="good">
      <Trans>Your email address is already confirmed. You can log in now.</Trans>
    </Banner>
  )
}

/** Says when another mail may be asked for; gone when the time has come. */
export function WaitNotice({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  if (seconds === null || seconds === 0) return null
  return (
    <Banner kind="note">
      <Trans>
        You can request another email in <Remaining seconds={seconds} />.
      </Trans>
    </Banner>
  )
}

/** A figure that changes every second must not be read out every second. */
function Remaining({ seconds }: { seconds: number }) {
  return (
    <span className="strong num" role="timer" aria-live="off">
      {clockTime(seconds)}
    </span>
  )
}

/** On a local start without a mail server, mails can be read in the server's own mailbox. */
function MailboxHint() {
  return (
    <p>
      <Trans>
        This server doesn’t send email. <a href={pagePaths.mailbox}>Open its mailbox</a>
      </Trans>
    </p>
  )
}

/** Minutes and seconds as a clock shows them: 161 is `2:41`. */
function clockTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 250)
  return () => clearInterval(timer)
}

/**
 * Whole seconds left until an instant of this device's clock (epoch ms), counting down to 0.
 * Null where there is no instant, and in prerendered markup.
 */
export function useSecondsUntil(instant: number | undefined): number | null {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => (instant === undefined ? null : Math.max(0, Math.ceil((instant - Date.now()) / 1000))),
    () => null,
  )
}

interface ResendButtonProps extends ReturnType<typeof useResend> {
  isWide?: boolean
}

export function ResendButton({ state, resend, isWide = false }: ResendButtonProps) {
  const isSending = state.step === 'sending'
  return (
    <button
      type="button"
      className={isWide ? 'button second wide' : 'button second'}
      disabled={isSending}
      aria-busy={isSending}
      onClick={() => void resend()}
    >
      {isSending ? <Trans>Sending...</Trans> : <Trans>Resend Verification Email</Trans>}
    </button>
  )
}

/** The way on for somebody who lost the mail: a right password identifies them (§4, resend). */
export function ResendAfterLogin({ credentials }: { credentials: LoginRequest }) {
  const { i18n } = useLingui()
  const showSentMail = useShowSentMail()
  const { state, resend } = useResend(credentials, showSentMail)
  return (
    <>
      {state.step === 'failed' && <Banner kind="bad">{i18n._(state.text)}</Banner>}
      {state.step === 'verified' && <AlreadyVerified />}
      {state.step === 'waiting' && <WaitNotice until={state.until} />}
      <ResendButton state={state} resend={resend} isWide />
    </>
  )
}
