import { msg } from '@lingui/core/macro'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { speakerPromises, type Promised } from '../consent-text.ts'

const [forOthers, learnersHear, withdrawal, , whatIsTold] = speakerPromises

/**
 * What somebody agrees to who is added in a workshop, so that its other recorders can record them
 * (`workshopConsentVersion` of the contract); the uses are those of `speakerUses`. Before a word of it
 * changes: docs/consent-text.md says when that is a new version, and keeps the old wording.
 */
export const workshopPromises = [
  forOthers,
  learnersHear,
  {
    inShort: msg`In this workshop, its other recorders can record you on their phones too.`,
    text: msg`You’re being added to a workshop. Until it ends, every recorder who joins it can choose you on their phone and record you. For that, your name or pseudonym and your dialect are on their phones, and nothing else that you say about yourself.`,
  },
  {
    inShort: withdrawal.inShort,
    text: msg`You can withdraw at any time, without giving a reason: ask anyone in the workshop who records you or the coordinator of your language, or use the code on your paper. To have everything deleted, ask the person who added you or the coordinator, or use the code. Within a minute, nobody who is online hears you any more.`,
  },
  {
    inShort: msg`Your recordings are kept on the phones that record you and on Mboa’s server.`,
    text: msg`Your recordings are kept on the phone that recorded them; what you say about yourself and your spoken consent, on this phone alone. All of it is also on Mboa’s server, with its backups.`,
  },
  whatIsTold,
  {
    inShort: msg`When the workshop is over, you’re no longer on the other phones.`,
    text: msg`When the workshop is over, or the person who added you leaves it, you’re no longer on the other phones, at the latest when they’re next online. What they recorded until then is still sent, and stays yours.`,
  },
  {
    inShort: msg`If someone who recorded you deletes their account, what they recorded of you goes too.`,
    text: msg`If someone who recorded you deletes their account, what they recorded of you is deleted too; if it’s the person who added you, everything is, unless you choose below that it stays.`,
  },
] as const satisfies readonly Promised[]

/** Until when a workshop is open, in the language of the screen. */
export function useWorkshopEnd(endsAt: number): string {
  const { language } = useInterfaceLanguage()
  const format = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(regionalTag(language), format).format(endsAt)
}
