import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
import { failureTextOf, type FailureTexts } from '../../ui/failure-texts.ts'
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

const ownTexts: FailureTexts = {
  'not-heard': msg`The server doesn’t know that you heard this recording. It plays once more: then decide.`,
}

/** Why something could not be done, and what to do. */
export const recordingFailureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  failureTextOf(code, ownTexts)
