import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useWaiting, useLastSent } from '../../platform/practice-store/use-waiting.ts'

/** What this device has still to send, and when it last did; nothing where nothing waits. */
export function WaitingCard() {
  const { sync } = usePractice()
  const { language } = useInterfaceLanguage()
  const isOnline = useIsOnline()
  const waiting = useWaiting()
  const lastSentAt = useLastSent()
  const titleId = useId()
  const count = waiting && waiting.answers + waiting.changes + waiting.reports
  if (count === undefined || count === 0) return null
  const at =
    lastSentAt &&
    new Intl.DateTimeFormat(regionalTag(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(lastSentAt)
  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Waiting to be sent</Trans>
      </h2>
      <p>
        <Plural
          value={count}
          one="# answer or change waiting to be sent."
          other="# answers and changes waiting to be sent."
        />{' '}
        {isOnline && sync === 'sending' ? (
          <Trans>Sending now.</Trans>
        ) : isOnline ? (
          <Trans>No need to do anything: everything is sent automatically, in order.</Trans>
        ) : (
          <Trans>
            No need to do anything: everything is sent, in order, as soon as you’re back online.
          </Trans>
        )}
      </p>
      {at !== undefined && (
        <p className="small soft">
          <Trans>Last sent: {at}</Trans>
        </p>
      )}
    </section>
  )
}
