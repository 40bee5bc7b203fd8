import { speakerConsentVersion, speakerConsentVersions } from '@mboa/contract'
import type { StoredSpeaker, TakeContext } from '../device-store/take-database.ts'

/** What of a take is otherwise where somebody without an account speaks. */
export type SpeakerOfTake = Required<
  Pick<TakeContext, 'speaker' | 'consentTextVersion' | 'dialect'>
>

/** Whether somebody may be recorded: what they agreed to stands, under the text as it is now. */
export const maySpeak = ({ consent }: StoredSpeaker): boolean =>
  consent?.textVersion === speakerConsentVersion

/** Undefined for who agrees to nothing that this version knows. */
export function speakerOfTake(speaker: StoredSpeaker | undefined): SpeakerOfTake | undefined {
  const { consent, dialect } = speaker ?? { consent: null, dialect: null }
  const version = speakerConsentVersions.find((known) => known === consent?.textVersion)
  if (speaker === undefined || version === undefined) return undefined
  return { speaker: speaker.id, consentTextVersion: version, dialect }
}
