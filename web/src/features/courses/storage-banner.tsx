import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'

/** This device could not keep which courses are learnt. */
export function StorageBanner() {
  return (
    <Banner kind="bad">
      <Trans>
        This device could not keep your choice: its storage may be full. Free some space, then try
        again.
      </Trans>
    </Banner>
  )
}
