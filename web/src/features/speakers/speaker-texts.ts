import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SoundAdvice } from '@mboa/domain'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
import type { CaptureTrouble } from '../../platform/sound/capture.ts'

/** Of what matters in a sentence that is to be understood, and no more. */
export const adviceTexts: Partial<Record<SoundAdvice, MessageDescriptor>> = {
  'move-away': msg`It was too loud. Hold the phone a little further away.`,
  'close-other-apps': msg`There are gaps in the sound. Close other apps and tabs.`,
  'quieter-room': msg`There’s noise around. A quieter room would be better.`,
  'move-closer': msg`It was too quiet. Hold the phone closer.`,
}

export const troubleTexts: Record<CaptureTrouble, MessageDescriptor> = {
  'microphone-refused': msg`The microphone is blocked. Allow it in your browser’s settings for this page, then try again.`,
  'no-microphone': msg`No microphone was found.`,
  'microphone-busy': msg`The microphone is in use. End the call or close the other app that records, then try again.`,
  'microphone-failed': msg`The microphone couldn’t be started. Try again.`,
  'microphone-not-supported': msg`This browser can’t record. Open Mboa in an up-to-date Chrome, Firefox or Safari.`,
}

/** Why the server will not have somebody, who stays on this device. */
export const refusedTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'quota-reached': msg`Saved on this device only: the server keeps no more speakers for your account. Delete someone who no longer speaks, then save this again.`,
  'invalid-sound': msg`The server couldn’t understand the spoken consent. Ask once more.`,
}
export const refusedOtherwise = msg`Saved on this device only: the server didn’t accept it.`
