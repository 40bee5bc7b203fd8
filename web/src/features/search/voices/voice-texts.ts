import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientErrorCode } from '../../../platform/network/api-client.ts'

/** A voice that was given no name. */
export const unnamedVoice = msg`Unnamed voice`

export const nothingHeard = msg`Nothing was heard. Press, let them speak close to the phone, then press again.`

/** Why something waits on this device. */
export const waitingTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'network-error': msg`Saved on this device. It will be sent when you’re online.`,
  'not-signed-in': msg`Saved on this device. Log in again and it will be sent.`,
}
export const waitingOtherwise = msg`Saved on this device. Mboa will try again to send it.`

/** Why the server has not taken something, which stays on this device. */
export const refusedTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'quota-reached': msg`Saved on this device only: your space for voices on the server is full. Delete recordings you no longer need, then send it again.`,
}
export const refusedOtherwise = msg`Saved on this device only: the server didn’t accept it.`

export const notKept = msg`This device is full: the recording only exists while this page stays open. Free up some space, then save it again.`
export const notDeleted = msg`This couldn’t be deleted: this device’s storage may be full. Free up some space, then try again.`
