import { Trans } from '@lingui/react/macro'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { Banner } from '../../ui/banner.tsx'

/** What the learner need not worry about without a network. */
export function OfflineNote() {
  if (useIsOnline()) return null
  return (
    <Banner kind="information">
      <p>
        <Trans>You are offline. Practice goes on, and your answers are kept on this device.</Trans>
      </p>
    </Banner>
  )
}
