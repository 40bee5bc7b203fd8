import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomVerdict, SoundProblem, StudioMode } from '@mboa/domain'

export const modeTexts: Record<StudioMode, MessageDescriptor> = {
  'hands-free': msg`Hands-free`,
  'one-by-one': msg`One by one`,
}

export const modeMeanings: Record<StudioMode, MessageDescriptor> = {
  'hands-free': msg`Say each word as it appears. Mboa hears when you finish, saves it and shows the next one.`,
  'one-by-one': msg`Press, speak, press: for noisy places, or when you want to take your time.`,
}

/** What is wrong with a take, and what to do, in one phrase. */
export const problemTexts: Record<SoundProblem, MessageDescriptor> = {
  'too-short': msg`Too short to be a word. Say it whole.`,
  'too-long': msg`Too long. Say it alone, then wait.`,
  'cut-off': msg`The end is cut off. Wait a moment after the word before you press.`,
  gaps: msg`There are gaps in the sound: this device can’t keep up. Close other apps and tabs.`,
  telephone: msg`It sounds like a phone call: this microphone leaves out the high sounds. Turn the headset off and use the phone’s own microphone.`,
  clipped: msg`Too loud: the sound is distorted. Move away from the microphone.`,
  'very-noisy': msg`The noise is almost as loud as the voice. Go to a quieter room.`,
  noisy: msg`There’s background noise. A quieter room would be better.`,
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
    advice: msg`Hold the phone a hand’s width from your mouth, and speak as you do at home.`,
  },
  usable: {
    said: msg`There’s some noise.`,
    advice: msg`Good enough if you stay close to the microphone. Better: close doors and windows, and turn off the fan or the radio.`,
  },
  noisy: {
    said: msg`It’s loud here.`,
    advice: msg`Recordings made here are usually sent back. Try another room, or come back when it’s quieter, then measure again.`,
  },
  muted: {
    said: msg`The microphone picks up no sound.`,
    advice: msg`It may be muted on the headset or in the device settings. Choose another microphone, or turn it on and measure again.`,
  },
}
