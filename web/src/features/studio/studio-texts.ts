import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomVerdict, SoundProblem, StudioMode } from '@mboa/domain'

export const modeTexts: Record<StudioMode, MessageDescriptor> = {
  'hands-free': msg`Hands-free`,
  'one-by-one': msg`One by one`,
}

export const modeMeanings: Record<StudioMode, MessageDescriptor> = {
  'hands-free': msg`Say each word as it shows. Mboa hears where it ends, keeps it and shows the next.`,
  'one-by-one': msg`Press, speak, press: for noisy places, and for who likes to take their time.`,
}

/** What is wrong with a take, and what to do, in one phrase. */
export const problemTexts: Record<SoundProblem, MessageDescriptor> = {
  'too-short': msg`Too short to be a word. Say it whole.`,
  'too-long': msg`Too long. Say it alone, then wait.`,
  gaps: msg`There are gaps in the sound: this device cannot keep up. Close other apps and tabs.`,
  telephone: msg`It sounds like a telephone call: this microphone leaves out the high sounds. Switch the headset off and use the microphone of the phone itself.`,
  clipped: msg`Too loud: the sound breaks. Move away from the microphone.`,
  'very-noisy': msg`The noise is nearly as loud as the voice. Go to a quieter room.`,
  noisy: msg`There is noise behind the voice. A quieter room is better.`,
  'too-loud': msg`A little too loud. Move away from the microphone.`,
  'too-quiet': msg`A little too quiet. Move closer to the microphone.`,
}

export const roomTexts: Record<RoomVerdict, MessageDescriptor> = {
  quiet: msg`room: quiet`,
  usable: msg`room: some noise`,
  noisy: msg`room: loud`,
  muted: msg`no sound`,
}

interface RoomAdvice {
  said: MessageDescriptor
  advice: MessageDescriptor
}
export const roomAdvice: Record<RoomVerdict, RoomAdvice> = {
  quiet: {
    said: msg`The room is quiet.`,
    advice: msg`Hold the phone a hand’s breadth from your mouth, and speak as you do at home.`,
  },
  usable: {
    said: msg`There is some noise.`,
    advice: msg`It will do if you stay near the microphone. Better: close doors and windows, switch off the fan or the radio.`,
  },
  noisy: {
    said: msg`It is loud here.`,
    advice: msg`Recordings from here are mostly sent back. Go to another room, or come back when it is quieter; then measure again.`,
  },
  muted: {
    said: msg`The microphone gives no sound at all.`,
    advice: msg`It may be switched off at the headset or in the settings of the device. Choose another microphone, or switch it on and measure again.`,
  },
}
