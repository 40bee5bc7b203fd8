import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientErrorCode } from '../platform/network/api-client.ts'
import { formTexts } from './form-texts.ts'

/** Texts for the codes of failed calls. */
export type FailureTexts<Code extends string = ClientErrorCode> = Partial<
  Record<Code, MessageDescriptor>
>

/** Failures that mean the same on every screen. */
const failureTexts: FailureTexts = {
  'network-error': formTexts.noNetwork,
  'not-signed-in': msg`You’re signed out on this device. Log in again to continue.`,
  'account-disabled': formTexts.accountDisabled,
  'daily-quota-reached': msg`You’ve sent as much as one account may send in a day. Send the rest tomorrow.`,
  'too-many-attempts': msg`Too many attempts. Please try again later.`,
  unavailable: msg`The server can’t do this right now. Please try again in a moment.`,
}

/**
 * Returns why a call failed and what to do; whatever is in no table is unexpected.
 * @param own what the screen says otherwise, for the codes about which it knows more
 */
export const failureTextOf = (code: ClientErrorCode, own: FailureTexts = {}): MessageDescriptor =>
  own[code] ?? failureTexts[code] ?? formTexts.unexpected
