import { Trans } from '@lingui/react/macro'
import { Banner } from '../banner.tsx'

/** What the learner need not worry about without a network. */
export function OfflineNote() {
  return (
    <Banner kind="information">
      <p>
        <Trans>You are offline. Practice goes on, and your answers are kept on this device.</Trans>
      </p>
    </Banner>
  )
}
