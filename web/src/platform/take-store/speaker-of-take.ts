import {
  speakerConsentVersion,
  speakerConsentVersions,
  workshopConsentVersion,
  workshopConsentVersions,
} from '@mboa/contract'
import type { SpeakerHere, TakeContext } from '../device-store/take-database.ts'

/** What of a take is otherwise where somebody without an account speaks. */
export type SpeakerOfTake = Required<
  Pick<TakeContext, 'speaker' | 'consentTextVersion' | 'dialect'>
> &
  Pick<TakeContext, 'workshop'>

const newest: readonly string[] = [speakerConsentVersion, workshopConsentVersion]
const versions = [...speakerConsentVersions, ...workshopConsentVersions]

/** Whether somebody may be recorded: what they agreed to stands, under the text as it is now. */
export const maySpeak = ({ consent }: Pick<SpeakerHere, 'consent'>): boolean =>
  consent !== null && newest.includes(consent.textVersion)

/** Undefined for who agrees to nothing that this version knows. */
export function speakerOfTake(speaker: SpeakerHere | undefined): SpeakerOfTake | undefined {
  const version = versions.find((known) => known === speaker?.consent?.textVersion)
  if (speaker === undefined || version === undefined) return undefined
  const { id, dialect, guestOf } = speaker
  const workshop = guestOf !== undefined && { workshop: guestOf }
  return { speaker: id, consentTextVersion: version, dialect, ...workshop }
}
