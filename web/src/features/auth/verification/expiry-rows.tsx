import { Trans } from '@lingui/react/macro'
import { Inbox, MailSearch, Timer } from 'lucide-react'
import { useSecondsUntil } from './use-seconds-until.ts'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { clockTime } from './clock-time.ts'
import { MailboxHint } from './mailbox-hint.tsx'
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
          <Trans>Nothing there? Check your spam folder.</Trans>
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
