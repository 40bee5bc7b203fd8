import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'

const texts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'network-error': msg`That did not work. Check your connection, then try again.`,
  'not-signed-in': msg`You are not signed in on this device any more. Log in again to go on.`,
}

/** Why something could not be done, and what to do. */
export const failureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  texts[code] ?? msg`That did not work. Please try again later.`
