import { msg } from '@lingui/core/macro'

/**
 * What whoever lends a learner their voice agrees to (`privateConsentVersion` of the contract).
 * Before a word of it changes: docs/consent-text.md says when that is a new version, and keeps the
 * old wording.
 */
export const privateConsentTexts = [
  msg`You are being recorded to help one person learn your language: the owner of this account.`,
  msg`Only they hear you, on their own devices. No other learner, speaker or researcher does, and your voice is in no data set.`,
  msg`Your voice is kept on this device and, so that it isn’t lost, on Mboa’s server and in its backups.`,
  msg`You can have it deleted at any time, without giving a reason: ask the person who recorded you.`,
  msg`Nothing else will be done with your voice unless you are asked again.`,
] as const

export const privateConsentPromise = msg`I’ve read this, or it was read to me, and I agree.`
export const guardianPromise = msg`I’m the parent or guardian. I’ve read this, the child is happy to take part, and I agree.`
