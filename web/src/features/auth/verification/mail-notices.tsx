import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Inbox, MailSearch, Timer } from 'lucide-react'
import { useSecondsUntil } from './use-seconds-until.ts'
import { Banner } from '../../../ui/banner.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { useSentMail } from './sent-mail.ts'

/** What to know about a mail with a link: how long it lives, and where it may have landed. */
export function ExpiryRows() {
  const mail = useSentMail()
  const seconds = useSecondsUntil(mail?.deadline)
  return (
    <MarginRows>
      <MarginRow sign={Timer}>
        <p>
          <Trans>The link expires in 3 minutes.</Trans>
        </p>
        {seconds !== null && (
          <span className="strong num countdown" role="timer" aria-live="off">
            {clockTime(seconds)}
          </span>
        )}
      </MarginRow>
      <MarginRow sign={MailSearch}>
        <p>
          <Trans>Nothing yet? Check your spam folder.</Trans>
        </p>
      </MarginRow>
      {mail?.mailboxPath !== undefined && (
        <MarginRow sign={Inbox}>
          <MailboxHint />
        </MarginRow>
      )}
    </MarginRows>
  )
}

/** Tells when another mail may be asked for; gone when the time has come. */
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
export function MailboxHint() {
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
