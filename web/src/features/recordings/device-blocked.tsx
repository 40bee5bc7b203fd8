import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'

/** Nothing can be kept here: said before anybody records or writes something. */
export function DeviceBlocked() {
  return (
    <Banner kind="bad">
      <Trans>
        This browser lets Mboa keep nothing on this device. Leave the private window, or allow the
        site to keep what it needs.
      </Trans>
    </Banner>
  )
}
