import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WaitingCause } from '../../platform/device-store/take-database.ts'

const serverFails = msg`The server can’t take recordings right now. They’re safe here and will be sent automatically.`

/** Why takes wait although they could be sent. */
export const waitingTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'network-error': msg`No connection. Your recordings are safe here and will be sent automatically.`,
  'blocked-by-proxy': msg`The connection to the server blocks recordings of this size. They’re safe here. Please tell the Mboa team.`,
  unavailable: serverFails,
  internal: serverFails,
  general: serverFails,
  'not-encoded': msg`The sound couldn’t be prepared. It’s safe here; Mboa will try again automatically.`,
  'not-signed-in': msg`You’re signed out. Log in again and your recordings will be sent.`,
  'consent-needed': msg`Your consent is missing. Give it on your profile and your recordings will be sent.`,
  'daily-quota-reached': msg`You’ve reached today’s upload limit. Your recordings are safe here, and the rest will be sent tomorrow.`,
  'quota-reached': msg`Your space on the server is full. Your recordings are safe here: ask the people who run Mboa for more.`,
  'too-many-attempts': msg`The server is busy. Sending will resume automatically.`,
}

/** Why the server will not have a take. */
export const refusedTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'not-allowed': msg`This account doesn’t record this language.`,
  'invalid-sound': msg`The sound couldn’t be read.`,
  'too-large': msg`It’s too long.`,
  'take-withdrawn': msg`It was withdrawn.`,
}
export const refusedOtherwise = msg`The server didn’t accept it.`

/** Something written by a recorder, on a device without room for it. */
export const notSaved = msg`It couldn’t be saved: this device’s storage may be full.`

/** A take that was to be deleted, on a device without room to note it. */
export const notDeleted = msg`This device is full, so the recording couldn’t be deleted. Free up some space, then try again.`
