import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsentUse, openDataLicences } from '@mboa/contract'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
import { formTexts } from '../../ui/form-texts.ts'

/**
 * The wording that people agree to, version 2026-11 (`consentTextVersion` of the contract). A
 * change of its meaning needs a new version there.
 */
export const useTexts: Record<
  ConsentUse,
  { name: MessageDescriptor; promise: MessageDescriptor; more: MessageDescriptor }
> = {
  learners: {
    name: msg`Learning in Mboa`,
    promise: msg`Learners hear my recordings in Mboa.`,
    more: msg`Your voice is heard with its word or sentence by learners, and by other speakers who review it. Your recordings stay yours, and you can take back each of them at any time. Without this there is no recording.`,
  },
  'open-data': {
    name: msg`Open data`,
    promise: msg`My recordings may be published in open data sets.`,
    more: msg`Anybody may then download and use them, for instance to build other tools for your language. What has been copied under an open licence cannot be called back later.`,
  },
  research: {
    name: msg`Research`,
    promise: msg`Researchers may study my recordings.`,
    more: msg`For instance how the tones of your language sound from one village to the next. Researchers get them for a study, not to pass them on.`,
  },
  'synthetic-voices': {
    name: msg`Synthetic voices`,
    promise: msg`My recordings may be used to make a machine speak.`,
    more: msg`Such a voice can resemble yours and say things that you never said. This stays off unless you switch it on.`,
  },
}

export const licenceTexts: Record<
  (typeof openDataLicences)[number],
  { name: string; meaning: MessageDescriptor }
> = {
  'CC0-1.0': { name: 'CC0', meaning: msg`For any use, without naming me.` },
  'CC-BY-4.0': { name: 'CC BY', meaning: msg`For any use, if I am named as the speaker.` },
}

const failureTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'network-error': msg`The server was not reached. A consent needs a connection, so that it is kept with its date. Please try again.`,
  'consent-text-changed': msg`This text has been renewed meanwhile. Reload the page to read the new one.`,
  'not-signed-in': msg`You are signed out on this device. Log in again to go on.`,
}

export const failureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  failureTexts[code] ?? formTexts.unexpected
