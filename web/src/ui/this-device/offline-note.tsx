import { Trans } from '@lingui/react/macro'
import { Banner } from '../banner.tsx'

/** What the learner need not worry about without a network. */
export function OfflineNote() {
  return (
    <Banner kind="information">
      <p>
        <Trans>
          You’re offline. You can keep practising: your answers are saved on this device.
        </Trans>
      </p>
    </Banner>
  )
}
