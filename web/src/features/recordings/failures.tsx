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
        This browser doesn’t let Mboa store anything. Leave private browsing, or allow this site to
        store data.
      </Trans>
    </Banner>
  )
}

/** Under the take that could not be played. */
export function PlayFailure({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <p className="small" role="alert">
      <Trans>It couldn’t be played. Check your connection, then try again.</Trans>
    </p>
  )
}

const texts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'network-error': msg`That didn’t work. Check your connection, then try again.`,
  'not-heard': msg`The server doesn’t know that you heard this recording. It plays once more: then decide.`,
  'not-signed-in': msg`You’re signed out on this device. Log in again to continue.`,
}

/** Why something could not be done, and what to do. */
export const failureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  texts[code] ?? msg`That didn’t work. Please try again later.`
