import { Trans } from '@lingui/react/macro'
import type { Turned } from '../../platform/reminders/push-reminder.ts'

interface ReminderStatusProps {
  /** What became of turning notifications on or off. */
  turned: Turned | 'off' | undefined
  /** What was put into the last calendar file. */
  saved: 'on' | 'off' | undefined
}

/** What became of the last tap beside the reminder's hour. */
export function ReminderStatus({ turned, saved }: ReminderStatusProps) {
  return (
    <p role="status" className="help">
      {saved === 'on' && <Trans>Open the file mboa.ics to add it to your calendar.</Trans>}
      {saved === 'off' && (
        <Trans>
          Off. Open the file mboa.ics to remove it from your calendar, or delete it there.
        </Trans>
      )}
      {saved === undefined && turned === 'off' && <Trans>Off. No more notifications.</Trans>}
      {saved === undefined && turned === 'not-allowed' && (
        <Trans>
          Your browser doesn’t allow notifications from Mboa. Your calendar can remind you instead.
        </Trans>
      )}
      {saved === undefined && turned === 'failed' && (
        <Trans>That didn’t work. Try again later, or use your calendar.</Trans>
      )}
    </p>
  )
}
