import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StorageTrouble } from '../../platform/device-store/storage-trouble.ts'
import type { WaitingCause } from '../../platform/device-store/take-database.ts'
import type { SenderState } from '../../platform/take-store/take-sender.ts'

const serverFails = msg`The server can’t take anything right now. It’s all safe here and will be sent automatically.`

/** Why takes, words and changes wait although they could be sent. */
export const waitingTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'network-error': msg`No connection. It’s all safe here and will be sent automatically.`,
  'blocked-by-proxy': msg`The connection to the server blocks recordings of this size. They’re safe here. Please tell the Mboa team.`,
  unavailable: serverFails,
  internal: serverFails,
  general: serverFails,
  'not-encoded': msg`The sound couldn’t be prepared. It’s safe here; Mboa will try again automatically.`,
  'not-signed-in': msg`You’re signed out. Log in again and it will all be sent.`,
  'consent-needed': msg`Your consent is missing. Give it on your profile and your recordings will be sent.`,
  'daily-quota-reached': msg`You’ve reached today’s upload limit. Your recordings are safe here, and the rest will be sent tomorrow.`,
  'quota-reached': msg`Your space on the server is full. Your recordings are safe here: ask the people who run Mboa for more.`,
  'too-many-attempts': msg`The server is busy. Sending will resume automatically.`,
}

const onWifi = msg`Waiting for Wi-Fi.`
const byItself = msg`Sending is automatic.`

/** Why what waits was not sent in the last attempt; undefined if nothing is in the way. */
export function waitingTextOf(sender: SenderState): MessageDescriptor | undefined {
  if (sender.state === 'not-on-wifi') return onWifi
  return 'code' in sender ? waitingTexts[sender.code] : undefined
}

/** When what waits is sent. */
export const whenSentOf = (sender: SenderState): MessageDescriptor =>
  waitingTextOf(sender) ?? byItself

/** Why the server will not have a take. */
export const refusedTexts: Partial<Record<WaitingCause, MessageDescriptor>> = {
  'not-allowed': msg`This account doesn’t record this language.`,
  'invalid-sound': msg`The sound couldn’t be read.`,
  'too-large': msg`It’s too long.`,
  'take-withdrawn': msg`It was withdrawn.`,
}
export const refusedOtherwise = msg`The server didn’t accept it.`

/** Why some of several recordings are not on this device yet. */
export const keptSoFarTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`This device is full. What was saved is safe. Free up some space, then continue.`,
  'storage-failed': msg`This device’s storage isn’t responding. What was saved is safe. Try again. If that doesn’t help, reload the page.`,
}
