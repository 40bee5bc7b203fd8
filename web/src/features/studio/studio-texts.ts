import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomVerdict, SoundProblem, StudioMode } from '@mboa/domain'
import type { CaptureTrouble } from '../../platform/sound/capture.ts'

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

interface TroubleText {
  said: MessageDescriptor
  onPhone: MessageDescriptor
  onComputer: MessageDescriptor
}
export const troubleTexts: Record<CaptureTrouble, TroubleText> = {
  'microphone-refused': {
    said: msg`The browser does not let Mboa use the microphone.`,
    onPhone: msg`On a phone: touch the sign left of the address, then Permissions, and allow the microphone. If it is not there, open the phone’s settings: Apps, your browser, Permissions, Microphone.`,
    onComputer: msg`On a computer: press the sign left of the address, allow the microphone, then reload the page.`,
  },
  'no-microphone': {
    said: msg`No microphone was found.`,
    onPhone: msg`On a phone: pull out the headset and put it in again, or go on without it.`,
    onComputer: msg`On a computer: plug in a microphone or a headset, and see in the sound settings that it is switched on.`,
  },
  'microphone-busy': {
    said: msg`Something else is using the microphone.`,
    onPhone: msg`On a phone: end the call, or close the other app that records.`,
    onComputer: msg`On a computer: close other programs and tabs that use the microphone, such as a meeting.`,
  },
  'microphone-not-supported': {
    said: msg`This browser cannot record.`,
    onPhone: msg`On a phone: open Mboa in a current Chrome, Firefox or Safari, at an address that begins with https.`,
    onComputer: msg`On a computer: open Mboa in a current Chrome, Edge, Firefox or Safari, at an address that begins with https.`,
  },
}
