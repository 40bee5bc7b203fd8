import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'

/** Of somebody new who was asked and does not agree; what was typed is still on the screen. */
export function NothingKept() {
  return (
    <Banner kind="information">
      <Trans>
        Nothing was kept, neither on this device nor elsewhere: no name and no voice. What you see
        here goes when you leave this page.
      </Trans>
    </Banner>
  )
}

/** Of somebody who is here already, and did not agree to what they were asked now. */
export function LeftAsItWas({ name }: { name: string }) {
  return (
    <Banner kind="information">
      <Trans>
        None of this was kept. For <bdi>{name}</bdi>, everything stays as it was.
      </Trans>
    </Banner>
  )
}
