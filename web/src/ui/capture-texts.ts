import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SoundAdvice } from '@mboa/domain'
import type { CaptureTrouble } from '../platform/sound/capture.ts'

/** For who holds a phone to somebody else: what makes the next try better. */
export const adviceTexts: Record<SoundAdvice, MessageDescriptor> = {
  'say-it-whole': msg`That was very short. Was the whole word said?`,
  'say-it-alone': msg`That was long. Say the word alone, then stop.`,
  'move-away': msg`It was too loud. Hold the phone a little further away.`,
  'close-other-apps': msg`There are gaps in the sound. Close other apps and tabs.`,
  'other-microphone': msg`It sounds like a phone call. Unplug the headset and use the phone’s own microphone.`,
  'quieter-room': msg`There’s noise around. A quieter room would be better.`,
  'move-closer': msg`It was too quiet. Hold the phone closer.`,
}

/** Why nothing can be recorded. */
export const troubleTexts: Record<CaptureTrouble, MessageDescriptor> = {
  'microphone-refused': msg`The microphone is blocked. Allow it in your browser’s settings for this page, then try again.`,
  'no-microphone': msg`No microphone was found.`,
  'microphone-busy': msg`The microphone is in use. End the call or close the other app that records, then try again.`,
  'microphone-failed': msg`The microphone couldn’t be started. Try again.`,
  'microphone-not-supported': msg`This browser can’t record. Open Mboa in an up-to-date Chrome, Firefox or Safari.`,
}
