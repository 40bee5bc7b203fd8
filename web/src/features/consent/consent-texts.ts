import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsentUse, openDataLicences } from '@mboa/contract'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
import { failureTextOf, type FailureTexts } from '../../ui/failure-texts.ts'

/**
 * The wording that people agree to (`consentTextVersion` of the contract). Before a word of it
 * changes: docs/consent-text.md says when that is a new version, and keeps the old wording.
 */
export const useTexts: Record<
  ConsentUse,
  { name: MessageDescriptor; promise: MessageDescriptor; more: MessageDescriptor }
> = {
  learners: {
    name: msg`Learning in Mboa`,
    promise: msg`Learners hear my recordings in Mboa.`,
    more: msg`Learners hear your voice with its word or sentence, and so do other speakers who review it. Your recordings stay yours, and you can withdraw any of them at any time. You can’t record without this.`,
  },
  'open-data': {
    name: msg`Open data`,
    promise: msg`My recordings may be published in open data sets.`,
    more: msg`Anyone may then download and use them, for instance to build other tools for your language. Copies already made under an open licence cannot be taken back.`,
  },
  research: {
    name: msg`Research`,
    promise: msg`Researchers may study my recordings.`,
    more: msg`For instance, how the tones of your language sound from one village to the next. Researchers get them for a study and may not pass them on.`,
  },
  'synthetic-voices': {
    name: msg`Synthetic voices`,
    promise: msg`My recordings may be used to train synthetic voices.`,
    more: msg`Such a voice can resemble yours and say things you never said. This stays off unless you turn it on.`,
  },
}

export const licenceTexts: Record<
  (typeof openDataLicences)[number],
  { name: string; meaning: MessageDescriptor }
> = {
  'CC0-1.0': { name: 'CC0', meaning: msg`For any use, without naming me.` },
  'CC-BY-4.0': { name: 'CC BY', meaning: msg`For any use, if I am named as the speaker.` },
}

const failureTexts: FailureTexts = {
  'network-error': msg`Couldn’t reach the server, so nothing has changed. Please try again when you’re online.`,
  'consent-text-changed': msg`This text has been updated. Reload the page to read the new version.`,
}

export const consentFailureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  failureTextOf(code, failureTexts)
