import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SoundAdvice } from '@mboa/domain'
import type { ClientErrorCode } from '../../../platform/network/api-client.ts'
import type { StorageTrouble } from '../../../platform/device-store/storage-trouble.ts'
import type { CaptureTrouble } from '../../../platform/sound/capture.ts'

/** A voice that was given no name. */
export const unnamedVoice = msg`Unnamed voice`

export const adviceTexts: Record<SoundAdvice, MessageDescriptor> = {
  'say-it-whole': msg`That was very short. Was the whole word said?`,
  'say-it-alone': msg`That was long. Say the word alone, then stop.`,
  'move-away': msg`It was too loud. Hold the phone a little further away.`,
  'close-other-apps': msg`There are gaps in the sound. Close other apps and tabs.`,
  'other-microphone': msg`It sounds like a phone call. Unplug the headset and use the phone’s own microphone.`,
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

/** Why a recording is not on this device: reloading the page would lose it. */
export const notKeptTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`This device is full: the recording only exists while this page stays open. Free up some space, then save it again.`,
  'storage-failed': msg`The recording couldn’t be saved: it only exists while this page stays open. Please save it again.`,
}
