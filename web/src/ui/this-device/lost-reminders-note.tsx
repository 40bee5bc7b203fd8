import { Trans } from '@lingui/react/macro'
import { Banner } from '../banner.tsx'

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
