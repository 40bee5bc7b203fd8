import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WaitingCause } from '../../platform/device-store/take-database.ts'

/** Why takes wait although they could be sent. */
export const waitingTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'network-error': msg`No connection. Your recordings are safe here and are sent by themselves.`,
  'not-encoded': msg`This device could not prepare the sound. It is safe here and is tried again by itself.`,
  'not-signed-in': msg`You are signed out. Log in again, and your recordings are sent.`,
  'consent-needed': msg`Your consent is missing. Give it on your profile, and your recordings are sent.`,
  'daily-quota-reached': msg`You have sent as much as one person may in a day. Your recordings are safe here, and the rest is sent tomorrow.`,
  'quota-reached': msg`The server keeps no more recordings for you. Yours are safe here: ask those who run Mboa for room.`,
  'too-many-attempts': msg`The server asks for a pause. Sending goes on by itself.`,
}

/** Why the server will not have a take. */
export const refusedTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'not-allowed': msg`This account does not record this language.`,
  'invalid-sound': msg`The sound could not be read.`,
  'too-large': msg`It is too long.`,
  'take-withdrawn': msg`It was withdrawn.`,
}
export const refusedOtherwise = msg`The server did not accept it.`

/** Something written by a recorder, on a device without room for it. */
export const notKept = msg`This device could not keep it: its storage may be full.`

/** A take that was to be deleted, on a device without room to note it. */
export const notDeleted = msg`This device is full, and the recording stays. Make room, then delete it again.`
