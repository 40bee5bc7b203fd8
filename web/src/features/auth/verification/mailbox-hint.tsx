import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'

/** On a local start without a mail server, mails can be read in the server's own mailbox. */
export function MailboxHint() {
  return (
    <p>
      <Trans>
        This server sends no mail. <a href={pagePaths.mailbox}>Open its mailbox</a>
      </Trans>
    </p>
  )
}
