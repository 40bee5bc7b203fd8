import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
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

/** Under the take that could not be played. */
export function PlayFailure({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <p className="small" role="alert">
      <Trans>It could not be played. Check your connection, then try again.</Trans>
    </p>
  )
}

const texts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'network-error': msg`That did not work. Check your connection, then try again.`,
  'not-signed-in': msg`You are not signed in on this device any more. Log in again to go on.`,
}

/** Why something could not be done, and what to do. */
export const failureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  texts[code] ?? msg`That did not work. Please try again later.`
