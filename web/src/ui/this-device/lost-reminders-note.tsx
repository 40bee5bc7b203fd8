import { Trans } from '@lingui/react/macro'
import { Banner } from '../banner.tsx'

/** Shown once, after the browser took away what reminders need. */
export function LostRemindersNote() {
  return (
    <Banner kind="note">
      <p>
        <Trans>
          Reminders are off on this device: your browser no longer allows them. You can turn them on
          again in your profile.
        </Trans>
      </p>
    </Banner>
  )
}
