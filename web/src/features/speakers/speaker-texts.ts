import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SoundAdvice } from '@mboa/domain'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'

/** What matters in a sentence that is to be understood, and no more. */
export const consentAdvice: ReadonlySet<SoundAdvice> = new Set([
  'move-away',
  'close-other-apps',
  'quieter-room',
  'move-closer',
])

export const notSaved = msg`This couldn’t be saved: this device’s storage is full. Free up some space, then try again.`

/** Why the server will not have somebody, who stays on this device. */
export const refusedTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'quota-reached': msg`Saved on this device only: the server keeps no more speakers for your account. Delete someone who no longer speaks, then save this again.`,
  'invalid-sound': msg`The server couldn’t understand the spoken consent. Ask once more.`,
}
export const refusedOtherwise = msg`Saved on this device only: the server didn’t accept it.`
