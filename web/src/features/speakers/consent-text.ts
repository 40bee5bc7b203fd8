import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What somebody is promised: in short first where it is long, and then whole for who asks. */
export interface Promised {
  readonly inShort?: MessageDescriptor
  /** Is what is agreed to, and what is read aloud. */
  readonly text: MessageDescriptor
}

/**
 * What somebody agrees to who speaks on another's device, without an account
 * (`speakerConsentVersion` of the contract). Before a word of it changes: docs/consent-text.md says
 * when that is a new version, and keeps the old wording.
 */
export const speakerPromises = [
  { text: msg`Your voice is recorded so that others can learn your language.` },
  {
    text: msg`Learners hear your voice with its word or sentence, and so do other speakers who review it. You can’t be recorded without this.`,
  },
  {
    inShort: msg`You can withdraw or have everything deleted at any time.`,
    text: msg`You can withdraw or have everything deleted at any time, without giving a reason: ask the person who records you or the coordinator of your language, or use the code on your paper. Within a minute, nobody who is online hears you any more.`,
  },
  {
    inShort: msg`Your recordings are kept on this device and on Mboa’s server.`,
    text: msg`Your recordings, what you say about yourself, and your spoken consent are kept on this device and on Mboa’s server, with its backups.`,
  },
  {
    inShort: msg`Your name is shown only if you want it to be.`,
    text: msg`Your name stands beside your recordings only if you want it to. Your village is never published. Data sets tell your age group, sex and dialect only where at least five people share them.`,
  },
  {
    inShort: msg`If the person who records you deletes their account, your recordings go too, unless you choose otherwise.`,
    text: msg`If the person who records you deletes their account, your recordings are deleted too, unless you choose below that they stay.`,
  },
] as const satisfies readonly Promised[]

/** Each asked for itself; nothing is ticked beforehand. */
export const speakerUses = {
  learners: {
    promise: msg`Learners hear my recordings in Mboa.`,
    more: undefined,
  },
  openData: {
    promise: msg`My recordings may be published in open data sets.`,
    more: msg`Anyone may then download and use them, for instance to build other tools for your language. Copies already made under an open licence cannot be taken back.`,
  },
  research: {
    promise: msg`Researchers may study my recordings.`,
    more: msg`For instance, how the tones of your language sound from one village to the next. Researchers get them for a study and may not pass them on.`,
  },
  syntheticVoices: {
    promise: msg`My recordings may be used to train synthetic voices.`,
    more: msg`Such a voice can resemble yours and say things you never said.`,
  },
  staysAlone: {
    promise: msg`My recordings may stay if the person who recorded me deletes their account.`,
    more: msg`They then stay under what you agree to here. You can still withdraw with the code on your paper, or ask the coordinator of your language.`,
  },
} as const

export const speakerLicences = {
  'CC0-1.0': { name: 'CC0', meaning: msg`For any use, without naming me.` },
  'CC-BY-4.0': { name: 'CC BY', meaning: msg`For any use, if I am named as the speaker.` },
} as const

/** What is said aloud, in whatever language. */
export const spokenPromise = msg`I’ve heard or read this text, and I agree.`
export const spokenForMinor = msg`I’m the parent or guardian. I’ve heard or read this text, the child is happy to take part, and I agree.`
